/** What is told of a client's sheet. */
export const af: Readonly<Record<string, string>> = {
  'Only a Flow Consult matter is filled in on one page.': 'Slegs ʼn Flow Consult-saak word op een bladsy ingevul.',
  'Enter {label}.': 'Voer {label} in.',
  'A husband or wife stands under Family: say how they are married, or that they divorced.':
    'ʼn Man of vrou staan onder Gesin: sê hoe hulle getroud is, of dat hulle geskei het.',
  'Add the husband or wife under Family, or say that they are not married.':
    'Voeg die man of vrou onder Gesin by, of sê dat hulle nie getroud is nie.',
  'You can add only one spouse on this page. Add other marriages on the Client tab.':
    'U kan slegs een gade op hierdie bladsy byvoeg. Voeg ander huwelike op die Kliënt-oortjie by.',
  'This date is before a date of birth. Check the dates.':
    'Hierdie datum is voor ʼn geboortedatum. Gaan die datums na.',
  'Enter the day of the divorce, or say how they are married.':
    'Voer die dag van die egskeiding in, of sê hoe hulle getroud is.',
  'The divorce lies before the marriage. Check both days.': 'Die egskeiding lê voor die huwelik. Gaan albei dae na.',
  'Without a will, the law decides who inherits. Add a will, or clear who receives each asset.':
    'Sonder ʼn testament bepaal die wet wie erf. Voeg ʼn testament by, of verwyder wie elke bate kry.',
  'Name only one person here. Enter each amount on its own line.':
    'Noem slegs een persoon hier. Voer elke bedrag op sy eie reël in.',
  'Enter who receives this money.': 'Voer in wie hierdie geld kry.',
  'Choose a type.': 'Kies ʼn soort.',
  'Say what was paid for it: the tax on its gain rests on that. Write 0 where it cost nothing.':
    'Sê wat daarvoor betaal is: die belasting op die wins berus daarop. Skryf 0 waar dit niks gekos het nie.',
  'Enter a name.': 'Voer ʼn naam in.',
  'Nobody here is called {name}. Add them under Family first, or check the name.':
    'Niemand hier heet {name} nie. Voeg hulle eers onder Gesin by, of gaan die naam na.',
  'Several people match {name}. Enter each child’s share by name.':
    'Verskeie persone pas by {name}. Voer elke kind se deel by naam in.',
  'This person is listed twice. Name each person once.':
    'Hierdie persoon word twee keer genoem. Noem elke persoon een keer.',
  'Give everybody a part, or nobody: then the parts are equal.':
    'Gee elkeen ʼn deel, of niemand nie: dan is die dele gelyk.',
  'These shares add up to more than the whole. They must add up to 1, or 100%.':
    'Hierdie dele is saam meer as die geheel. Hulle moet saam 1, of 100%, wees.',
  'These shares add up to less than the whole. They must add up to 1, or 100%.':
    'Hierdie dele is saam minder as die geheel. Hulle moet saam 1, of 100%, wees.',
  'This will says more than this page shows. Remove it on the Beneficiaries tab.':
    'Hierdie testament sê meer as wat hierdie bladsy wys. Verwyder dit op die Begunstigdes-oortjie.',
  'You can send this only to a Flow Consult client.': 'U kan dit slegs aan ʼn Flow Consult-kliënt stuur.',
  'This plan is closed. Please call us.': 'Hierdie plan is gesluit. Bel ons asseblief.',
  'This was decided already, or the client changed it. Look at the list again.':
    'Hieroor is reeds besluit, of die kliënt het dit verander. Kyk weer na die lys.',
  'Say why: the client sees it.': 'Sê waarom: die kliënt sien dit.',
};
