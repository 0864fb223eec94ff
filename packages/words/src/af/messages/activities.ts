export const af: Readonly<Record<string, string>> = {
  'Enter the date.': 'Voer die datum in.',
  'It takes place on {day}.': 'Sy dag, {day}, lê nog voor.',
  '{paper} of {party}, signed.': '{paper} van {party}, onderteken.',
  '{paper} of {party}.': '{paper} van {party}.',
  '{paper}, signed.': '{paper}, onderteken.',
  '{paper}, or a note.': '{paper}, of ʼn nota.',
  '{paper}.': '{paper}.',
  'Give its day': 'Gee sy dag',
  'It takes place on {day}': 'Sy dag, {day}, lê nog voor',
  '{paper} of {party}, signed': '{paper} van {party}, onderteken',
  '{paper} of {party}': '{paper} van {party}',
  '{paper}, signed': '{paper}, onderteken',
  '{paper}, or a note': '{paper}, of ʼn nota',
  '{paper}': '{paper}',
  '{words}': '{words}',
  'There are no trustees. Add the trustees in the details of the trust.':
    'Daar is geen trustees nie. Voeg die trustees by die besonderhede van die trust.',
  'Choose who becomes a trustee.': 'Kies wie ʼn trustee word.',
  'Choose which trustee leaves.': 'Kies watter trustee gaan.',
  '“{step}” is still open: {missing}. Complete it, or mark it as not applicable if allowed.':
    '“{step}” is nog oop: {missing}. Voltooi dit, of merk dit as nie van toepassing nie indien toegelaat.',
  '{count} steps are still open. The first is “{step}”: {missing}.':
    '{count} stappe is nog oop. Die eerste is “{step}”: {missing}.',
  'This day is in the future. Enter it once it has happened; add a reminder to the diary.':
    'Hierdie dag lê nog voor. Vul dit in wanneer dit gebeur het; sit ʼn herinnering in die dagboek.',
  'This step is required for this type of change.': 'Hierdie stap is verpligtend vir hierdie soort verandering.',
  'Enter why this step does not apply.': 'Voer in waarom hierdie stap nie van toepassing is nie.',
  '{name} cannot come and leave in one change.': '{name} kan nie in een verandering kom en gaan nie.',
  '{name} is no longer a trustee. Add the person as a trustee again.':
    '{name} is nie meer ʼn trustee nie. Voeg die persoon weer as trustee by.',
  '{name} is a trustee already.': '{name} is reeds ʼn trustee.',
  'This is open already. Go on with it, or delete it first.':
    'Dit is reeds oop. Gaan daarmee voort, of skrap dit eers.',
  'One of this kind is open for {name} already. Go on with it, or delete it first.':
    'Een van hierdie soort is reeds oop vir {name}. Gaan daarmee voort, of skrap dit eers.',
  'The trust is deregistered, so you can no longer change it.':
    'Die trust is gederegistreer; u kan dit dus nie meer verander nie.',
  'The trust is already registered. Choose the change you want to make.':
    'Die trust is reeds geregistreer. Kies die verandering wat gemaak moet word.',
  'The trust is not registered yet: its first trustees are authorised when it is. Open Register New Trust.':
    'Die trust is nog nie geregistreer nie: sy eerste trustees word dan gemagtig. Open Registreer nuwe trust.',
  'This document belongs to a completed activity. Reopen the activity to change it.':
    'Hierdie dokument hoort by ʼn voltooide aktiwiteit. Heropen die aktiwiteit om dit te verander.',
  'This date belongs to a completed activity. Reopen the activity to change it.':
    'Hierdie datum hoort by ʼn voltooide aktiwiteit. Heropen die aktiwiteit om dit te verander.',
  'This activity is completed. Open it again before you add to it.':
    'Hierdie aktiwiteit is voltooi. Open dit weer voordat u iets byvoeg.',
  'This activity is already open.': 'Hierdie aktiwiteit is reeds oop.',
  'Only a trust has activities.': 'Slegs ʼn trust het aktiwiteite.',
  'Letters of authority change who is a trustee. Record here whether they were received.':
    'Magtigingsbriewe verander wie ʼn trustee is. Teken hier aan of dit ontvang is.',
  'This step has no day. It is done by its papers.': 'Hierdie stap het geen dag nie. Sy stukke doen dit af.',
  'You can add at most 50 steps to an activity.': 'U kan hoogstens 50 stappe by ʼn aktiwiteit voeg.',
  'Letters of authority were received for this activity. Withdraw them first, because the trustees depend on them.':
    'Magtigingsbriewe is vir hierdie aktiwiteit ontvang. Trek hulle eers terug, omdat die trustees daarvan afhang.',
  'This activity does not lead to letters of authority.': 'Hierdie aktiwiteit lei nie tot magtigingsbriewe nie.',
  'Choose at least one trustee.': 'Kies minstens een trustee.',
  'Record the death of {name} among the trustees first, with its day.':
    'Teken eers die dood van {name} by die trustees aan, met die dag.',
  'The trust is not deregistered. Its trustees stay in office until it is.':
    'Die trust is nie gederegistreer nie. Sy trustees bly tot dan in hul amp.',
  'Choose what changes.': 'Kies wat verander.',
  'Choose what changes from the list.': 'Kies uit die lys wat verander.',
  'Choose why the trustee leaves.': 'Kies waarom die trustee gaan.',
  'Choose whether the trustee is appointed or leaves.': 'Kies of die trustee aangestel word of gaan.',
  'Ask for at most 200 at a time.': 'Vra hoogstens 200 op ʼn slag.',
  'The trustee died, so there is no resignation.': 'Die trustee is oorlede; daar is dus geen bedanking nie.',
  'The court removed the trustee, so there is no resignation.':
    'Die hof het die trustee verwyder; daar is dus geen bedanking nie.',
  'The Master removed the trustee, so there is no resignation.':
    'Die Meester het die trustee verwyder; daar is dus geen bedanking nie.',
  'The deed ends the appointment, so there is no resignation.':
    'Die akte beëindig die aanstelling; daar is dus geen bedanking nie.',
  'The letters of authority do not name {name} any more. Choose a trustee they still name.':
    'Die magtigingsbriewe noem {name} nie meer nie. Kies ʼn trustee wat hulle nog noem.',
};
