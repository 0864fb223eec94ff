/** What fills a standard paper and is a word of ours: decisions, classes, what an appointment is called. */
export const af: Readonly<Record<string, string>> = {
  'letters of executorship': 'eksekuteursbriewe',
  'letters of curatorship': 'kuratorsbriewe',
  planner: 'beplanner',
  'A nominee, outside the estate': 'ʼn Benoemde, buite die boedel',
  'The estate': 'Die boedel',
  admitted: 'erken',
  disputed: 'betwis',
  immovable: 'onroerend',
  movable: 'roerend',
};
