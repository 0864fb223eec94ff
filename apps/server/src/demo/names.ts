/** Names of the people in invented matters: they repeat as names do. */
export const surnames = [
  'Dlamini',
  'Van der Merwe',
  'Naidoo',
  'Botha',
  'Mokoena',
  'Smith',
  'Jacobs',
  'Nkosi',
  'Le Roux',
  'Pillay',
  'Khumalo',
  'De Wet',
  'Molefe',
  'Coetzee',
  'Adams',
  'Swanepoel',
  'Mabaso',
  'Fourie',
];
/** First names of people whose matters are others than estates: nobody of them is dead in another matter. */
export const womenAlive = [
  'Thandeka',
  'Elmarie',
  'Priya',
  'Rachel',
  'Bongiwe',
  'Susara',
  'Shireen',
  'Marlene',
  'Palesa',
];
export const menAlive = ['Themba', 'Johannes', 'Vikram', 'Brandon', 'Tshepo', 'Andries', 'Yusuf', 'Frans', 'Mandla'];
export const women = [
  'Nomvula Grace',
  'Kamala Devi',
  'Aletta Susanna',
  'Margaret Anne',
  'Zanele',
  'Maria Elizabeth',
  'Fatima',
  'Anna',
  'Lindiwe',
];
export const men = [
  'Jacobus Petrus',
  'Thabo Elias',
  'Ismail',
  'Sibusiso',
  'Hendrik',
  'Ravi',
  'Kagiso',
  'Pieter Willem',
  'Gert Johannes',
];
