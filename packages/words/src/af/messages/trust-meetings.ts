/** What the rules say of meetings of trustees. */
export const af: Readonly<Record<string, string>> = {
  'The trust cannot act: {acting} of at least {least} trustees are in office beyond doubt. Have one appointed first; then the trustees may meet.':
    'Die trust kan nie optree nie: {acting} van minstens {least} trustees is bo twyfel in die amp. Laat eers een aanstel; dan kan die trustees vergader.',
  'Whoever stands aside cannot sign, and a written resolution wants every trustee. Hold a meeting instead.':
    'Wie opsy staan kan nie teken nie, en ʼn skriftelike besluit vra elke trustee. Hou eerder ʼn vergadering.',
  'Without those who stand aside {there} trustees are left, and {needed} must decide. Have an independent trustee appointed, or ask the court.':
    'Sonder dié wat opsy staan bly {there} trustees oor, en {needed} moet besluit. Laat ʼn onafhanklike trustee aanstel, of vra die hof.',
  'No quorum: {there} of {needed} trustees are there. Put the meeting off with new notice, or have every trustee sign a written resolution.':
    'Geen kworum nie: {there} van {needed} trustees is daar. Stel die vergadering uit met nuwe kennisgewing, of laat elke trustee ʼn skriftelike besluit teken.',
  'Say on which day the meeting is held first.': 'Sê eers op watter dag die vergadering gehou word.',
  'The meeting is only on {day}. Note what happened once it is held.':
    'Die vergadering is eers op {day}. Teken aan wat gebeur het sodra dit gehou is.',
  'Notice is given before the meeting. Check both days.': 'Kennis word voor die vergadering gegee. Gaan albei dae na.',
  'It goes to every trustee, so no notice is asked for.':
    'Dit gaan aan elke trustee, dus word geen kennisgewing gevra nie.',
  'Notice of {day}. The deed gives no period, so it must have been reasonable.':
    'Kennisgewing van {day}. Die akte gee geen tydperk nie, dus moes dit redelik gewees het.',
  'Notice of {day}, at least {days} days before.': 'Kennisgewing van {day}, minstens {days} dae vooraf.',
  'Every trustee in office was there, which mends a notice that was short.':
    'Elke trustee in die amp was daar, wat ʼn kort kennisgewing regstel.',
  'No notice was given yet.': 'Geen kennis is nog gegee nie.',
  'Give notice by {day}.': 'Gee kennis teen {day}.',
  'Notice came on {day}, and the deed asks for {days} days. Whoever was not there may attack what is resolved: put it off, or have them sign too.':
    'Kennis is op {day} gegee, en die akte vra {days} dae. Wie nie daar was nie mag aanveg wat besluit word: stel dit uit, of laat hulle ook teken.',
  'Only trustees of a trust meet and resolve in this way.':
    'Net trustees van ʼn trust vergader en besluit op hierdie manier.',
  'Trustees voted on these words. Take the votes back first, or put another resolution.':
    'Trustees het oor hierdie woorde gestem. Neem eers die stemme terug, of stel ʼn ander besluit voor.',
  'Trustees voted on it, so it stays in the minutes. Take the votes back first.':
    'Trustees het daaroor gestem, dus bly dit in die notule. Neem eers die stemme terug.',
  '{name} was not there, or was not in office that day. Note who came first.':
    '{name} was nie daar nie, of was nie daardie dag in die amp nie. Teken eers aan wie gekom het.',
  'This resolution was not carried. Note the votes first; only then is it a paper.':
    'Hierdie besluit is nie aangeneem nie. Teken eers die stemme aan; eers dan is dit ʼn stuk.',
  'Only trustees of a trust are trained.': 'Net trustees van ʼn trust word opgelei.',
  'Choose which trustees are trained.': 'Kies watter trustees opgelei word.',
  'This session was called off already.': 'Hierdie sessie is reeds afgestel.',
  'Say whether they were there.': 'Sê of hulle daar was.',
  'Say how they voted.': 'Sê hoe hulle gestem het.',
  'Choose a paper.': 'Kies ʼn stuk.',
  'Choose introduction, refresher or change.': 'Kies inleiding, opknapping of verandering.',
  'Choose at most 50.': 'Kies hoogstens 50.',
  'Give at most 365.': 'Gee hoogstens 365.',
};
