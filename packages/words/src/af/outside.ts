/** Pages for people without an account, around what each was sent for. */
export const af: Readonly<Record<string, string>> = {
  'The link has expired, was withdrawn, or was not copied completely. Ask the person who sent it to you for a new one.':
    'Die skakel het verval, is teruggetrek, of is nie volledig gekopieer nie. Vra die persoon wat dit vir u gestuur het vir ʼn nuwe een.',
  'Our reference: {reference}': 'Ons verwysing: {reference}',
  'This link no longer works': 'Hierdie skakel werk nie meer nie',
};
