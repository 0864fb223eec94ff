/** Acts as they are cited, and what any rule may say. */
export const af: Readonly<Record<string, string>> = {
  'Administration of Estates Act': 'Boedelwet',
  'Age of Majority Act': 'Wet op die Meerderjarigheidsouderdom',
  'Close Corporations Act': 'Wet op Beslote Korporasies',
  'Companies Act': 'Maatskappywet',
  'Enter an amount of nought or more, in whole cents.': 'Gee ʼn bedrag van nul of meer, in heel sent.',
  'Enter an amount, for example 1,234.50.': 'Gee ʼn bedrag, byvoorbeeld 1,234.50.',
  'Enter the rand rate for {currency} on the day of the valuation.':
    'Voer die randkoers vir {currency} op die dag van die waardasie in.',
  'Eighth Schedule': 'Agtste Bylae',
  'Estate Duty Act': 'Boedelbelastingwet',
  'Income Tax Act': 'Inkomstebelastingwet',
  'First Schedule': 'Eerste Bylae',
  'Fourth Schedule': 'Vierde Bylae',
  'Insolvency Act': 'Insolvensiewet',
  'Interpretation Act': 'Interpretasiewet',
  'Matrimonial Property Act': 'Wet op Huweliksgoedere',
  'Mental Health Care Act': 'Wet op Geestesgesondheidsorg',
  'No {subject} is on record for {day}. Ask the provider to load the figures for that date.':
    'Geen {subject} is vir {day} op rekord nie. Vra die verskaffer om die syfers vir daardie datum te laai.',
  'Prevention of Organised Crime Act': 'Wet op die Voorkoming van Georganiseerde Misdaad',
  'Public Holidays Act': 'Wet op Openbare Feesdae',
  'Recognition of Customary Marriages Act': 'Wet op Erkenning van Gebruiklike Huwelike',
  'Third Schedule': 'Derde Bylae',
  'Tax Administration Act': 'Wet op Belastingadministrasie',
  'Transfer Duty Act': 'Wet op Hereregte',
  'Trust Property Control Act': 'Wet op die Beheer oor Trustgoed',
  'Wills Act': 'Wet op Testamente',
  "'{text}' has more than two decimals. Round it to whole cents first.":
    '‘{text}’ het meer as twee desimale. Rond dit eers tot heel sent af.',
  "'{text}' is not an amount. Write it like 1,234.50 or 1 234,50.":
    '‘{text}’ is nie ʼn bedrag nie. Skryf dit soos 1,234.50 of 1 234,50.',
  "'{text}' is too large. Check the number of digits.": '‘{text}’ is te groot. Kontroleer die aantal syfers.',
};
