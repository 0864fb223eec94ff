/** What fills a standard paper and is a word of ours: decisions, classes, what an appointment is called. */
export const af: Readonly<Record<string, string>> = {
  'letters of executorship': 'eksekuteursbriewe',
  'letters of curatorship': 'kuratorsbriewe',
  planner: 'beplanner',
  'extent {value}': 'groot {value}',
  'held by deed of transfer {value}': 'gehou kragtens transportakte {value}',
  'registration {value}': 'registrasie {value}',
  'account {value}': 'rekening {value}',
  'policy {value}': 'polis {value}',
  'A nominee, outside the estate': 'ʼn Benoemde, buite die boedel',
  'The estate': 'Die boedel',
  admitted: 'erken',
  disputed: 'betwis',
  immovable: 'onroerend',
  movable: 'roerend',
};
