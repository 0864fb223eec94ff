import type { Letterhead } from '@boedel/document/tree/paper';

type Line = string | null | undefined;

/** What a letterhead shows of a firm's own details. */
export interface FirmOnPaper {
  readonly name: string;
  readonly tradingName?: Line;
  readonly physicalAddress1?: Line;
  readonly physicalAddress2?: Line;
  readonly physicalCity?: Line;
  readonly physicalCode?: Line;
  readonly phone?: Line;
  readonly email?: Line;
}

export const letterheadOf = ({ tradingName, name, ...firm }: FirmOnPaper): Letterhead => ({
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
