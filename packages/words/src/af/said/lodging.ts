/** What stands between an estate and a lodged account. */
export const af: Readonly<Record<string, string>> = {
  'Nothing is open: the account can be lodged.': 'Niks is oop nie: die rekening kan ingedien word.',
  'Choose the Master’s office the account goes to.': 'Kies die Meesterskantoor waarheen die rekening gaan.',
  'Enter the Master’s reference of the estate.': 'Vul die Meester se verwysing van die boedel in.',
  'Capture who the executor is.': 'Lê vas wie die eksekuteur is.',
  'Enter the identity number of the deceased.': 'Vul die identiteitsnommer van die oorledene in.',
  'Enter the last address of the deceased.': 'Vul die laaste adres van die oorledene in.',
  'Without an identity number or a day of birth: {count} of those who take.':
    'Sonder ʼn identiteitsnommer of ʼn geboortedag: {count} van dié wat neem.',
  'Immovable property without a title deed: {count}.': 'Onroerende eiendom sonder ʼn titelakte: {count}.',
  'Assets without a voucher number: {count}.': 'Bates sonder ʼn bewysstuknommer: {count}.',
  'Claims without a voucher number: {count}.': 'Eise sonder ʼn bewysstuknommer: {count}.',
  'Claims neither admitted nor rejected: {count}.': 'Eise nóg erken nóg verwerp: {count}.',
  'Enter the day the estate was reported to the Master.':
    'Vul die dag in waarop die boedel by die Meester aangemeld is.',
  'Enter the day letters were granted.': 'Vul die dag in waarop die eksekuteursbrief uitgereik is.',
  'Publish the notice to creditors and enter the day.': 'Publiseer die kennisgewing aan skuldeisers en vul die dag in.',
  'Creditors may claim until {day}.': 'Skuldeisers mag tot {day} eise instel.',
  'This is no requirement of the office of this matter.': 'Dit is geen vereiste van die kantoor van hierdie saak nie.',
};
