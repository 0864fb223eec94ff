/** What is told of a client's sheet. */
export const af: Readonly<Record<string, string>> = {
  'Only a Flow Consult matter is filled in on one page.': 'Slegs ʼn Flow Consult-saak word op een bladsy ingevul.',
  'Fill in “{label}”.': 'Vul “{label}” in.',
  'A husband or wife stands under Family: say how they are married, or that they divorced.':
    'ʼn Man of vrou staan onder Gesin: sê hoe hulle getroud is, of dat hulle geskei het.',
  'Add the husband or wife under Family, or say that they are not married.':
    'Voeg die man of vrou onder Gesin by, of sê dat hulle nie getroud is nie.',
  'This page knows one husband or wife. Capture further marriages on the Client tab.':
    'Hierdie bladsy ken een man of vrou. Lê verdere huwelike op die Kliënt-oortjie vas.',
  'This lies before a birth. Check the days.': 'Dit lê voor ʼn geboorte. Gaan die dae na.',
  'Enter the day of the divorce, or say how they are married.':
    'Voer die dag van die egskeiding in, of sê hoe hulle getroud is.',
  'The divorce lies before the marriage. Check both days.': 'Die egskeiding lê voor die huwelik. Gaan albei dae na.',
  'Without a will the law says who inherits. Say that there is one, or clear who each thing goes to.':
    'Sonder ʼn testament sê die wet wie erf. Sê dat daar een is, of maak oop aan wie elke ding gaan.',
  'Name one person here; give each amount a line of its own.': 'Noem een persoon hier; gee elke bedrag ʼn eie reël.',
  'Say who has this money.': 'Sê wie hierdie geld kry.',
  'Choose what it is.': 'Kies wat dit is.',
  'Say what was paid for it: the tax on its gain rests on that. Write 0 where it cost nothing.':
    'Sê wat daarvoor betaal is: die belasting op die wins berus daarop. Skryf 0 waar dit niks gekos het nie.',
  'Give a name.': 'Gee ʼn naam.',
  'Nobody here is called {name}. Add them under Family first, or check the name.':
    'Niemand hier heet {name} nie. Voeg hulle eers onder Gesin by, of gaan die naam na.',
  'Write the part of each child by name: {name} are several.':
    'Skryf die deel van elke kind by naam: {name} is verskeie.',
  'The same person stands here twice. Name each of them once.':
    'Dieselfde persoon staan twee keer hier. Noem elkeen een keer.',
  'Give everybody a part, or nobody: then the parts are equal.':
    'Gee elkeen ʼn deel, of niemand nie: dan is die dele gelyk.',
  'These parts come to more than the whole. Together they are 1, or 100%.':
    'Hierdie dele kom op meer as die geheel. Saam is hulle 1, of 100%.',
  'These parts come to less than the whole. Together they are 1, or 100%.':
    'Hierdie dele kom op minder as die geheel. Saam is hulle 1, of 100%.',
  'This will says more than this page shows. Remove it on the Beneficiaries tab.':
    'Hierdie testament sê meer as wat hierdie bladsy wys. Verwyder dit op die Begunstigdes-oortjie.',
  'Only a client of Flow Consult is asked to fill in.': 'Slegs ʼn kliënt van Flow Consult word gevra om in te vul.',
  'This plan is closed. Call us.': 'Hierdie plan is gesluit. Bel ons.',
  'This was decided already, or the client changed it. Look at the list again.':
    'Hieroor is reeds besluit, of die kliënt het dit verander. Kyk weer na die lys.',
  'Say why: the client sees it.': 'Sê waarom: die kliënt sien dit.',
};
