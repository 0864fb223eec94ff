/** A list as a workbook has it: headings that stay in view, and rows of text, numbers and amounts. */
export interface ListPaper {
  readonly columns: readonly { readonly heading: string; readonly width: number }[];
  readonly rows: readonly (readonly ListPaperCell[])[];
}

export type ListPaperCell = string | number | null | { readonly cents: number | null };
