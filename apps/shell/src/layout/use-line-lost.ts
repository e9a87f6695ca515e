import { isLineGone } from '@sigorta/gateway-client/line';
import { useState } from 'react';

/** Whether a failure met this device without a line; decided as it is drawn, for the line may be back before somebody has read it. */
export const useLineLost = (): boolean => useState(isLineGone)[0];
