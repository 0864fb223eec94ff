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
  'Each signer used a link that was emailed to the address above only. Compare the pages before this one with the hash above to check that they are the pages that were signed.':
    'Elke ondertekenaar het ʼn skakel gebruik wat net na die adres hierbo ge-e-pos is. Vergelyk die bladsye voor hierdie een met die hutswaarde hierbo om seker te maak dat dit die bladsye is wat onderteken is.',
};
