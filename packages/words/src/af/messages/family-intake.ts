/** What is said about the answers of a family. */
export const af: Readonly<Record<string, string>> = {
  'This day lies in the future. Check the year.': 'Hierdie dag lê in die toekoms. Kyk na die jaar.',
  'Choose one of these.': 'Kies een hiervan.',
  'This lies before the birth. Check both days.': 'Dit lê voor die geboorte. Kyk na albei dae.',
  '{name}: {answer}': '{name}: {answer}',
  'This was taken into the file already. Call us if it has to change.':
    'Dit is reeds in die lêer opgeneem. Bel ons as dit moet verander.',
  'This was decided already. Look at the list again.': 'Hieroor is reeds besluit. Kyk weer na die lys.',
  'The family has not answered “{question}” yet. Send it back and ask for that, or wait.':
    'Die familie het nog nie “{question}” geantwoord nie. Stuur dit terug en vra daarvoor, of wag.',
  'Only the family of a deceased estate is asked.': 'Net die familie van ʼn bestorwe boedel word gevra.',
  'These are as many as fit here. Call us about the rest.': 'Meer pas nie hier in nie. Bel ons oor die res.',
  'Send the paper itself.': 'Stuur die stuk self.',
  'This is always asked.': 'Dit word altyd gevra.',
  'You told us of some already. Take those back first.': 'U het ons reeds van sommige vertel. Neem dit eers terug.',
  'Choose a file first.': 'Kies eers ʼn lêer.',
  '{name} answered the questions about {reference} {matter}.':
    '{name} het die vrae oor {reference} {matter} beantwoord.',
  'Capture {name} as somebody of this estate first: a policy paid past the estate names who is paid.':
    'Lê {name} eers as iemand van hierdie boedel vas: ʼn polis wat buite die boedel om betaal, noem wie betaal word.',
  'whoever is paid': 'wie ook al betaal word',
  'Answers of the family': 'Antwoorde van die familie',
};
