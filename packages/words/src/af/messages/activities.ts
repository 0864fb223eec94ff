export const af: Readonly<Record<string, string>> = {
  'Give its day.': 'Gee sy dag.',
  'Its day, {day}, is still to come.': 'Sy dag, {day}, lê nog voor.',
  '{paper} of {party}, signed.': '{paper} van {party}, onderteken.',
  '{paper} of {party}.': '{paper} van {party}.',
  '{paper}, signed.': '{paper}, onderteken.',
  '{paper}, or a note.': '{paper}, of ʼn nota.',
  '{paper}.': '{paper}.',
  'Give its day': 'Gee sy dag',
  'Its day, {day}, is still to come': 'Sy dag, {day}, lê nog voor',
  '{paper} of {party}, signed': '{paper} van {party}, onderteken',
  '{paper} of {party}': '{paper} van {party}',
  '{paper}, signed': '{paper}, onderteken',
  '{paper}, or a note': '{paper}, of ʼn nota',
  '{paper}': '{paper}',
  '{words}': '{words}',
  'No trustee is captured. Capture the trustees on the details of the trust.':
    'Geen trustee is vasgelê nie. Lê die trustees by die besonderhede van die trust vas.',
  'Say who becomes a trustee.': 'Sê wie ʼn trustee word.',
  'Say which trustee leaves.': 'Sê watter trustee gaan.',
  'Say why the trustee leaves.': 'Sê waarom die trustee gaan.',
  '“{step}” is still open: {missing}. Do it, or mark it as not applicable where that may be.':
    '“{step}” is nog oop: {missing}. Doen dit, of merk dit as nie van toepassing nie waar dit mag.',
  '{count} steps are still open. The first is “{step}”: {missing}.':
    '{count} stappe is nog oop. Die eerste is “{step}”: {missing}.',
  'This day is still to come. Enter it once it has happened; put a reminder into the diary.':
    'Hierdie dag lê nog voor. Vul dit in wanneer dit gebeur het; sit ʼn herinnering in die dagboek.',
  'This step is part of every change of this kind. It cannot be left out.':
    'Hierdie stap is deel van elke verandering van hierdie soort. Dit kan nie weggelaat word nie.',
  'Say why this step does not apply.': 'Sê waarom hierdie stap nie van toepassing is nie.',
  '{name} cannot come and leave in one change.': '{name} kan nie in een verandering kom en gaan nie.',
  '{name} is no trustee any more. Add the person as a trustee again.':
    '{name} is nie meer ʼn trustee nie. Voeg die persoon weer as trustee by.',
  '{name} is a trustee already.': '{name} is reeds ʼn trustee.',
  'This is open already. Go on with it, or delete it first.':
    'Dit is reeds oop. Gaan daarmee voort, of skrap dit eers.',
  'One of this kind is open for {name} already. Go on with it, or delete it first.':
    'Een van hierdie soort is reeds oop vir {name}. Gaan daarmee voort, of skrap dit eers.',
  'The trust is deregistered. Nothing of it changes any more.':
    'Die trust is gederegistreer. Niks daarvan verander meer nie.',
  'The trust is registered already. Choose the change that is to be made.':
    'Die trust is reeds geregistreer. Kies die verandering wat gemaak moet word.',
  'The trust is not registered yet: its first trustees are authorised when it is. Open Register New Trust.':
    'Die trust is nog nie geregistreer nie: sy eerste trustees word dan gemagtig. Open Registreer nuwe trust.',
  'This paper belongs to a completed activity. Open the activity again before you change it.':
    'Hierdie stuk hoort by ʼn voltooide aktiwiteit. Open die aktiwiteit weer voordat u dit verander.',
  'This date belongs to a completed activity. Open the activity again before you change it.':
    'Hierdie datum hoort by ʼn voltooide aktiwiteit. Open die aktiwiteit weer voordat u dit verander.',
  'This activity is completed. Open it again before you add to it.':
    'Hierdie aktiwiteit is voltooi. Open dit weer voordat u iets byvoeg.',
  'This activity is open already.': 'Hierdie aktiwiteit is reeds oop.',
  'Only a trust has activities.': 'Slegs ʼn trust het aktiwiteite.',
  'Letters of authority change who is a trustee. Say here that they came, or that they did not.':
    'Magtigingsbriewe verander wie ʼn trustee is. Sê hier dat hulle gekom het, of dat hulle nie gekom het nie.',
  'This step has no day. It is done by its papers.': 'Hierdie stap het geen dag nie. Sy stukke doen dit af.',
  'An activity holds at most 50 steps of your own.': 'ʼn Aktiwiteit hou hoogstens 50 stappe van u eie.',
  'Letters of authority came for this activity. Take them back first; the trustees stand by them.':
    'Magtigingsbriewe het vir hierdie aktiwiteit gekom. Neem hulle eers terug; die trustees staan daarby.',
  'No letters of authority come of this activity.': 'Geen magtigingsbriewe kom uit hierdie aktiwiteit nie.',
  'Choose at least one trustee.': 'Kies minstens een trustee.',
  'Record the death of {name} among the trustees first, with its day.':
    'Teken eers die dood van {name} by die trustees aan, met die dag.',
  'The trust is not deregistered. Its trustees stay in office until it is.':
    'Die trust is nie gederegistreer nie. Sy trustees bly tot dan in hul amp.',
  'Choose what changes.': 'Kies wat verander.',
  'Choose what changes from the list.': 'Kies uit die lys wat verander.',
  'Choose why the trustee leaves.': 'Kies waarom die trustee gaan.',
  'Say whether the trustee comes or leaves.': 'Sê of die trustee kom of gaan.',
  'Ask for at most 200 at a time.': 'Vra hoogstens 200 op ʼn slag.',
  'The trustee died; nobody resigned.': 'Die trustee is oorlede; niemand het bedank nie.',
  'Removed by the court; nobody resigned.': 'Deur die hof verwyder; niemand het bedank nie.',
  'Removed by the Master; nobody resigned.': 'Deur die Meester verwyder; niemand het bedank nie.',
  'The deed ends the office; nobody resigned.': 'Die akte beëindig die amp; niemand het bedank nie.',
  'The letters of authority do not name {name} any more. Choose a trustee they still name.':
    'Die magtigingsbriewe noem {name} nie meer nie. Kies ʼn trustee wat hulle nog noem.',
};
