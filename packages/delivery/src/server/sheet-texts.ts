/** Text of every sheet of a site by its address, below `dist`: from them the gateway chooses the first rules of a brand's documents. */
export const sheetTextsFile = 'pages/sheets.json';

export type SheetTexts = Readonly<Record<string, string>>;
