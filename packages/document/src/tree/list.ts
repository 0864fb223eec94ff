/** A list as a workbook has it: headings that stay in view, and rows of text, numbers and amounts. */
export interface List {
  readonly columns: readonly { readonly heading: string; readonly width: number }[];
  readonly rows: readonly (readonly ListCell[])[];
}

export type ListCell = string | number | null | { readonly cents: number | null };
