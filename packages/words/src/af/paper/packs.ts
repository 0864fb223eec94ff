/** The index of a pack. */
export const af: Readonly<Record<string, string>> = {
  Index: 'Inhoud',
  Matter: 'Saak',
  'Our reference': 'Ons verwysing',
  Document: 'Dokument',
};
