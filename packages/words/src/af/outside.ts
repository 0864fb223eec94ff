/** Pages for people without an account, around what each was sent for. */
export const af: Readonly<Record<string, string>> = {
  'It has ended, was taken back, or was not copied whole. Ask whoever sent it to you for a new one.':
    'Dit het verval, is teruggetrek of is nie heel oorgeneem nie. Vra wie dit vir u gestuur het vir ʼn nuwe een.',
  'Our reference: {reference}': 'Ons verwysing: {reference}',
  'This link no longer works': 'Hierdie skakel werk nie meer nie',
};
