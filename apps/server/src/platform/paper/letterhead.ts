import type { PaperLetterhead } from '@boedel/document/tree/paper';

type LetterheadLine = string | null | undefined;

/** What a letterhead shows of a firm's own details. */
export interface FirmForLetterhead {
  readonly name: string;
  readonly tradingName?: LetterheadLine;
  readonly physicalAddress1?: LetterheadLine;
  readonly physicalAddress2?: LetterheadLine;
  readonly physicalCity?: LetterheadLine;
  readonly physicalCode?: LetterheadLine;
  readonly phone?: LetterheadLine;
  readonly email?: LetterheadLine;
}

export const createLetterhead = ({ tradingName, name, ...firm }: FirmForLetterhead): PaperLetterhead => ({
  name: tradingName || name,
  lines: [
    firm.physicalAddress1,
    firm.physicalAddress2,
    firm.physicalCity,
    firm.physicalCode,
    firm.phone,
    firm.email,
  ].filter((line): line is string => Boolean(line)),
});
