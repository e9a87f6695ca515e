import type { Meta } from '@storybook/react-vite';
import { Icon } from '../../src/layout/Icon.tsx';
import { type IconName, iconList } from '../../src/layout/icons/icon-list.ts';
import { Cluster } from '../../src/layout/Page.tsx';

export default { title: 'Parts/Icons' } satisfies Meta;

export function EveryState() {
  return (
    <Cluster gap={4}>
      {(Object.keys(iconList) as IconName[]).map((name) => (
        <Icon key={name} name={name} size={28} label={name} />
      ))}
    </Cluster>
  );
}
