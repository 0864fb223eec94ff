/** On the certificate behind a signed paper. */
export const af: Readonly<Record<string, string>> = {
  'Certificate of signature': 'Sertifikaat van ondertekening',
  'Paper signed': 'Stuk onderteken',
  'SHA-256 of the signed document': 'SHA-256 van die getekende dokument',
  'Sent for signature by': 'Vir ondertekening gestuur deur',
  'Signing order': 'Volgorde van ondertekening',
  'one after another, in the order below': 'een na die ander, in die volgorde hieronder',
  'all at once': 'almal gelyk',
  'Signed by all': 'Deur almal onderteken',
  'Email address': 'E-posadres',
  Asked: 'Gevra',
  'First opened': 'Eerste keer oopgemaak',
  Signed: 'Onderteken',
  'From the address': 'Vanaf die adres',
  'Agreed to': 'Ingestem tot',
  'Each signer came by a link that was mailed to the address above and to nobody else. Whoever holds the pages before this one against the hash above sees whether they are those that were signed.':
    'Elke ondertekenaar het gekom deur ʼn skakel wat aan die adres hierbo en aan niemand anders nie gepos is. Wie die bladsye voor hierdie een teen die hutswaarde hierbo hou, sien of dit dié is wat onderteken is.',
};
