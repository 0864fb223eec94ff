/** What the rules say of meetings of trustees. */
export const af: Readonly<Record<string, string>> = {
  'The trust cannot act: {acting} of at least {least} trustees are in office beyond doubt. Have one appointed first; then the trustees may meet.':
    'Die trust kan nie optree nie: {acting} van minstens {least} trustees is bo twyfel in die amp. Laat eers een aanstel; dan kan die trustees vergader.',
  'A trustee who is recused cannot sign, and a written resolution needs every trustee’s signature. Hold a meeting instead.':
    'ʼn Trustee wat onttrek is, kan nie teken nie, en ʼn skriftelike besluit vereis elke trustee se handtekening. Hou eerder ʼn vergadering.',
  'Only {there} trustees may vote, and {needed} must decide. Have an independent trustee appointed, or ask the court.':
    'Net {there} trustees mag stem, en {needed} moet besluit. Laat ʼn onafhanklike trustee aanstel, of vra die hof.',
  'No quorum: {there} of {needed} trustees are there. Put the meeting off with new notice, or have every trustee sign a written resolution.':
    'Geen kworum nie: {there} van {needed} trustees is daar. Stel die vergadering uit met nuwe kennisgewing, of laat elke trustee ʼn skriftelike besluit teken.',
  'First enter the date of the meeting.': 'Voer eers die datum van die vergadering in.',
  'The meeting is only on {day}. Note what happened once it is held.':
    'Die vergadering is eers op {day}. Teken aan wat gebeur het sodra dit gehou is.',
  'Notice must be given before the meeting. Check both dates.':
    'Kennis moet voor die vergadering gegee word. Kontroleer albei datums.',
  'It goes to every trustee, so no notice is asked for.':
    'Dit gaan aan elke trustee, dus word geen kennisgewing gevra nie.',
  'Notice of {day}. The deed gives no period, so it must have been reasonable.':
    'Kennisgewing van {day}. Die akte gee geen tydperk nie, dus moes dit redelik gewees het.',
  'Notice of {day}, at least {days} days before.': 'Kennisgewing van {day}, minstens {days} dae vooraf.',
  'Every trustee in office attended, which corrects short notice.':
    'Elke trustee in die amp was teenwoordig, wat ʼn kort kennisgewing regstel.',
  'No notice has been given yet.': 'Geen kennis is nog gegee nie.',
  'Give notice by {day}.': 'Gee kennis teen {day}.',
  'Notice was given on {day}, and the deed requires {days} days. Trustees who were absent may challenge the resolution: postpone it, or have them sign too.':
    'Kennis is op {day} gegee, en die akte vereis {days} dae. Trustees wat afwesig was, mag die besluit aanveg: stel dit uit, of laat hulle ook teken.',
  'Only trustees of a trust have these meetings and resolutions.':
    'Slegs trustees van ʼn trust het hierdie vergaderings en besluite.',
  'Trustees have voted on this wording. Withdraw the votes first, or propose another resolution.':
    'Trustees het oor hierdie bewoording gestem. Trek eers die stemme terug, of stel ʼn ander besluit voor.',
  'Trustees have voted on it, so it stays in the minutes. Withdraw the votes first.':
    'Trustees het daaroor gestem; dit bly dus in die notule. Trek eers die stemme terug.',
  '{name} was not there, or was not in office that day. Note who came first.':
    '{name} was nie daar nie, of was nie daardie dag in die amp nie. Teken eers aan wie gekom het.',
  'This resolution was not carried. Note the votes first; only then is it a paper.':
    'Hierdie besluit is nie aangeneem nie. Teken eers die stemme aan; eers dan is dit ʼn stuk.',
  'Only trustees of a trust have this training.': 'Slegs trustees van ʼn trust het hierdie opleiding.',
  'Choose the trustees to train.': 'Kies die trustees wat opgelei word.',
  'This session has already been cancelled.': 'Hierdie sessie is reeds gekanselleer.',
  'Choose whether they attended.': 'Kies of hulle teenwoordig was.',
  'Choose how they voted.': 'Kies hoe hulle gestem het.',
  'Choose a document.': 'Kies ʼn dokument.',
  'Choose introduction, refresher or change.': 'Kies inleiding, opknapping of verandering.',
  'Choose at most 50.': 'Kies hoogstens 50.',
  'Enter at most 365.': 'Voer hoogstens 365 in.',
};
