/** What is said about the answers of a family. */
export const af: Readonly<Record<string, string>> = {
  'This day lies in the future. Check the year.': 'Hierdie dag lê in die toekoms. Kyk na die jaar.',
  'Choose an option.': 'Kies ʼn opsie.',
  'This date is before the date of birth. Check both dates.':
    'Hierdie datum is voor die geboortedatum. Gaan albei datums na.',
  '{name}: {answer}': '{name}: {answer}',
  'We have already added this to the file. Call us if it must change.':
    'Ons het dit reeds by die lêer gevoeg. Bel ons as dit moet verander.',
  'This was decided already. Look at the list again.': 'Hieroor is reeds besluit. Kyk weer na die lys.',
  'The family has not answered “{question}” yet. Send it back and ask for an answer, or wait.':
    'Die familie het “{question}” nog nie beantwoord nie. Stuur dit terug en vra ʼn antwoord, of wag.',
  'You can send these questions only in a deceased estate.': 'U kan hierdie vrae slegs in ʼn bestorwe boedel stuur.',
  'You have reached the limit for this list. Call us about the rest.':
    'U het die perk vir hierdie lys bereik. Bel ons oor die res.',
  'Upload the document.': 'Laai die dokument op.',
  'This question cannot be left out.': 'Hierdie vraag kan nie weggelaat word nie.',
  'You have already told us about some. Withdraw those first.':
    'U het ons reeds van sommige vertel. Trek dit eers terug.',
  'Choose a file first.': 'Kies eers ʼn lêer.',
  '{name} answered the questions about {reference} {matter}.':
    '{name} het die vrae oor {reference} {matter} beantwoord.',
  'Capture {name} as somebody of this estate first: a policy paid past the estate names who is paid.':
    'Lê {name} eers as iemand van hierdie boedel vas: ʼn polis wat buite die boedel om betaal, noem wie betaal word.',
  'the person who is paid': 'die persoon wat betaal word',
  'Answers of the family': 'Antwoorde van die familie',
};
