/** What is told of a client's sheet. */
export const af: Readonly<Record<string, string>> = {
  'You can use this page for Flow Consult matters only.': 'U kan hierdie bladsy net vir Flow Consult-sake gebruik.',
  'Enter {label}.': 'Voer {label} in.',
  'Add a husband or wife under Family, and choose how they are married or that they are divorced.':
    'Voeg ʼn man of vrou onder Gesin by, en kies hoe hulle getroud is of dat hulle geskei is.',
  'Add the husband or wife under Family, or choose Not married.':
    'Voeg die man of vrou onder Gesin by, of kies Ongetroud.',
  'You can add only one spouse on this page. Add other marriages on the Client tab.':
    'U kan slegs een gade op hierdie bladsy byvoeg. Voeg ander huwelike op die Kliënt-oortjie by.',
  'This date is before a date of birth. Check the dates.':
    'Hierdie datum is voor ʼn geboortedatum. Gaan die datums na.',
  'Enter the date of the divorce, or choose how they are married.':
    'Voer die datum van die egskeiding in, of kies hoe hulle getroud is.',
  'The divorce is before the marriage. Check both dates.': 'Die egskeiding is voor die huwelik. Gaan albei datums na.',
  'Without a will, the law decides who inherits. Add a will, or clear who receives each asset.':
    'Sonder ʼn testament bepaal die wet wie erf. Voeg ʼn testament by, of verwyder wie elke bate kry.',
  'Name only one person here. Enter each amount on its own line.':
    'Noem slegs een persoon hier. Voer elke bedrag op sy eie reël in.',
  'Enter who receives this money.': 'Voer in wie hierdie geld kry.',
  'Choose a type.': 'Kies ʼn soort.',
  'Enter what you paid for it. We need it to calculate the tax on the gain. Enter 0 if it cost nothing.':
    'Voer in wat u daarvoor betaal het. Ons het dit nodig om die belasting op die wins te bereken. Voer 0 in as dit niks gekos het nie.',
  'Enter a name.': 'Voer ʼn naam in.',
  'We cannot find {name}. Add the person under Family first, or check the name.':
    'Ons kry nie {name} nie. Voeg die persoon eers onder Gesin by, of gaan die naam na.',
  'Several people match {name}. Enter each child’s share by name.':
    'Verskeie persone pas by {name}. Voer elke kind se deel by naam in.',
  'This person is listed twice. Name each person once.':
    'Hierdie persoon word twee keer genoem. Noem elke persoon een keer.',
  'Enter a share for each person, or for none of them: they then share equally.':
    'Voer vir elke persoon ʼn deel in, of vir niemand nie: dan deel hulle gelyk.',
  'These shares add up to more than the whole. They must add up to 1, or 100%.':
    'Hierdie dele is saam meer as die geheel. Hulle moet saam 1, of 100%, wees.',
  'These shares add up to less than the whole. They must add up to 1, or 100%.':
    'Hierdie dele is saam minder as die geheel. Hulle moet saam 1, of 100%, wees.',
  'This page cannot show the whole will. Edit the will on the Beneficiaries tab.':
    'Hierdie bladsy kan nie die hele testament wys nie. Wysig die testament op die Begunstigdes-oortjie.',
  'You can send this only to a Flow Consult client.': 'U kan dit slegs aan ʼn Flow Consult-kliënt stuur.',
  'This plan is closed. Please call us.': 'Hierdie plan is gesluit. Bel ons asseblief.',
  'This was already decided, or the client changed it. Check the list again.':
    'Hieroor is reeds besluit, of die kliënt het dit verander. Gaan die lys weer na.',
  'Give the reason. The client will see it.': 'Gee die rede. Die kliënt sal dit sien.',
};
