/** What is said about the answers of a family. */
export const af: Readonly<Record<string, string>> = {
  'This date is in the future. Check the year.': 'Hierdie datum is in die toekoms. Gaan die jaar na.',
  'Choose an option.': 'Kies ʼn opsie.',
  'This date is before the date of birth. Check both dates.':
    'Hierdie datum is voor die geboortedatum. Gaan albei datums na.',
  '{name}: {answer}': '{name}: {answer}',
  'We have already added this to the file. Call us if it must change.':
    'Ons het dit reeds by die lêer gevoeg. Bel ons as dit moet verander.',
  'This was already decided. Check the list again.': 'Hieroor is reeds besluit. Gaan die lys weer na.',
  'The family has not answered “{question}” yet. Send it back and ask for an answer, or wait.':
    'Die familie het “{question}” nog nie beantwoord nie. Stuur dit terug en vra ʼn antwoord, of wag.',
  'You can send these questions only in a deceased estate.': 'U kan hierdie vrae slegs in ʼn bestorwe boedel stuur.',
  'You have reached the limit for this list. Call us about the rest.':
    'U het die perk vir hierdie lys bereik. Bel ons oor die res.',
  'Upload the document.': 'Laai die dokument op.',
  'You must answer this question.': 'U moet hierdie vraag beantwoord.',
  'You have already told us about some of these. Withdraw them first.':
    'U het ons reeds van sommige hiervan vertel. Trek dit eers terug.',
  'Choose a file first.': 'Kies eers ʼn lêer.',
  '{name} answered the questions about {reference} {matter}.':
    '{name} het die vrae oor {reference} {matter} beantwoord.',
  'Add {name} to this estate first: a policy paid outside the estate needs a payee.':
    'Voeg {name} eers by hierdie boedel: ʼn polis wat buite die boedel betaal word, het ʼn begunstigde nodig.',
  'the person who is paid': 'die persoon wat betaal word',
  'The family’s answers': 'Die familie se antwoorde',
};
