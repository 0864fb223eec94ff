/** How much is read at the most. A bank's statement of many years is far below. */
export const limits = {
  /** Bytes of a file. */
  file: 64 * 1024 * 1024,
  /** Bytes a part of a workbook unfolds to. */
  unpacked: 192 * 1024 * 1024,
  lines: 500_000,
} as const;
