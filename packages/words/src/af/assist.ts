/** Support that looks at the same screen. */
export const af: Readonly<Record<string, string>> = {
  'Let support look': 'Laat ondersteuning kyk',
  'Let support look at your screen?': 'Laat ondersteuning na u skerm kyk?',
  Stop: 'Stop',
  'Support can see this window.': 'Ondersteuning kan hierdie venster sien.',
  'Screen shared': 'Skerm gedeel',
  'Support sees what you see in this window, as {name}, until you stop sharing or sign out. Passwords, identity numbers and account numbers are hidden.':
    'Ondersteuning sien wat u in hierdie venster sien, as {name}, totdat u ophou deel of afteken. Wagwoorde, identiteitsnommers en rekeningnommers word versteek.',
  'Yes, let them look': 'Ja, laat hulle kyk',
  Support: 'Ondersteuning',
  'You are in {firm} for support.': 'U is in {firm} vir ondersteuning.',
  '{reason} (until {time})': '{reason} (tot {time})',
  'You may make changes until {time}.': 'U mag veranderinge maak tot {time}.',
  'You may only read.': 'U mag net lees.',
  'Leave support': 'Verlaat ondersteuning',
};
