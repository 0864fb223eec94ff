/** Support that looks at the same screen. */
export const af: Readonly<Record<string, string>> = {
  'Let support look': 'Laat ondersteuning kyk',
  'Let support look at your screen?': 'Laat ondersteuning na u skerm kyk?',
  Stop: 'Stop',
  'Support can see this window.': 'Ondersteuning kan hierdie venster sien.',
  'Support is looking': 'Ondersteuning kyk',
  'Support sees what you see in this window, as {name}, until you stop it or sign out. Passwords, identity and account numbers are left out.':
    'Ondersteuning sien wat u in hierdie venster sien, as {name}, totdat u dit stop of afteken. Wagwoorde, identiteits- en rekeningnommers word weggelaat.',
  'Yes, let them look': 'Ja, laat hulle kyk',
  Support: 'Ondersteuning',
  'You are in {firm} for support.': 'U is in {firm} vir ondersteuning.',
  '{reason} (until {time})': '{reason} (tot {time})',
  'You may make changes until {time}.': 'U mag veranderinge maak tot {time}.',
  'You may only read.': 'U mag net lees.',
  'Leave support': 'Verlaat ondersteuning',
};
