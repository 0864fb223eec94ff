/** The firm's own details and settings. */
export const af: Readonly<Record<string, string>> = {
  'A pattern needs the running number exactly once, or two matters would share a reference. {help}':
    'ʼn Patroon moet die volgnommer presies een keer bevat, anders sou twee sake ʼn verwysing deel. {help}',
  'An archive is already being created. Wait until it is ready.':
    'ʼn Argief word reeds geskep. Wag totdat dit gereed is.',
  "Between the braces use letters, digits, spaces and . / _ - only; '{piece}' has more. {help}":
    'Gebruik tussen die krulhakies net letters, syfers, spasies en . / _ -; ‘{piece}’ het meer. {help}',
  'Choose a day of the month.': 'Kies ʼn dag van die maand.',
  'Choose a picture: PNG, JPEG, GIF or WebP.': 'Kies ʼn prent: PNG, JPEG, GIF of WebP.',
  'Choose a weekday.': 'Kies ʼn weekdag.',
  'Choose how often.': 'Kies hoe gereeld.',
  'Choose the day of the month: the 1st, 7th, 15th, 20th or 25th.':
    'Kies die dag van die maand: die 1ste, 7de, 15de, 20ste of 25ste.',
  'Choose the weekday on which it goes out.': 'Kies die weekdag waarop dit uitgaan.',
  'Choose who signs.': 'Kies wie teken.',
  'First mark the firm as registered for VAT under Organisation Settings, Matters.':
    'Merk eers die firma as BTW-geregistreer onder Organisasie-instellings, Sake.',
  "Enter the firm's VAT number in its details first; tax invoices must show it.":
    'Vul eers die firma se BTW-nommer by sy besonderhede in; belastingfakture moet dit wys.',
  'Enter 0 or more days.': 'Voer 0 of meer dae in.',
  'Enter 1 to 30.': 'Voer 1 tot 30 in.',
  'Enter a colour, or null for the default.': 'Voer ʼn kleur in, of null vir die verstek.',
  'Enter a number of days.': 'Voer ʼn aantal dae in.',
  'Enter an amount of 0 or more.': 'Voer ʼn bedrag van 0 of meer in.',
  'Give at most 60 days.': 'Gee hoogstens 60 dae.',
  'No Legal Agent is marked as signing milestone letters. Open one and mark it first.':
    'Geen Regsagent is gemerk as ondertekenaar van mylpaalbriewe nie. Maak een oop en merk dit eers.',
  'References of this pattern have {length} characters; keep them within {most}.':
    'Verwysings volgens hierdie patroon het {length} karakters; hou dit binne {most}.',
  'Choose on or off.': 'Kies aan of af.',
  'Send the picture in base64.': 'Stuur die prent in base64.',
  'Start at 1 or later.': 'Begin by 1 of later.',
  'Start at 1,000,000 at the latest.': 'Begin uiterlik by 1,000,000.',
  'The details of the firm are entered already. Change them instead.':
    'Die firma se besonderhede is reeds ingevul. Verander dit eerder.',
  'The tariff allows {rate} %. Ask that or less; a will that grants more is entered on its matter.':
    'Die tarief laat {rate} % toe. Vra dit of minder; ʼn testament wat meer toestaan, word by sy saak ingevul.',
  'This switch is for {name} only, which the firm does not use.':
    'Hierdie skakelaar is slegs vir {name}, wat die firma nie gebruik nie.',
  'Use {yyyy}, {yy}, {mm}, {type} and {seq}, for example EST/{yyyy}/{seq:5}.':
    'Gebruik {yyyy}, {yy}, {mm}, {type} en {seq}, byvoorbeeld EST/{yyyy}/{seq:5}.',
  'White text on {colour} is hard to read: the contrast is {ratio} and must be at least {needed}. The nearest readable shade is {better}.':
    'Wit teks op {colour} is moeilik leesbaar: die kontras is {ratio} en moet minstens {needed} wees. Die naaste leesbare skakering is {better}.',
  "'{text}' is not a colour. Write it like #0f766e.": '‘{text}’ is nie ʼn kleur nie. Skryf dit soos #0f766e.',
  '{{part}} is not known. {help}': '{{part}} is nie bekend nie. {help}',
};
