/** Which account of an estate it is, before the words "liquidation and distribution account". */
export const af: Readonly<Record<string, string>> = {
  'First and Final': 'Eerste en finale',
  'Second and Final': 'Tweede en finale',
  'Third and Final': 'Derde en finale',
  'Fourth and Final': 'Vierde en finale',
  'Amended First and Final': 'Gewysigde eerste en finale',
  'Amended Second and Final': 'Gewysigde tweede en finale',
  Supplementary: 'Aanvullende',
  'Supplementary First and Final': 'Aanvullende eerste en finale',
  'Supplementary Second and Final': 'Aanvullende tweede en finale',
  Interim: 'Tussentydse',
  Redrafted: 'Heropgestelde',
};
