import type { LegalText, LegalTextProvider } from '../../legal-text';

/** The Afrikaans of the manual's short form; the English is the one that prevails. */
export const write = ({ name, site, email, phone }: LegalTextProvider): LegalText => ({
  language: 'af',
  title: 'Inligtingsbeampte',
  inForce: '2026-11-01',
  opening: `Hierdie bladsy is die kort vorm van die handleiding wat ${name} as private liggaam hou ingevolge artikel 51 van die Wet op Bevordering van Toegang tot Inligting 2 van 2000 (PAIA). Dit sê wie hier vir inligting verantwoordelik is, watter rekords daar is en hoe om dit aan te vra.`,
  sections: [
    {
      id: 'officer',
      heading: '1. Wie die inligtingsbeampte is',
      passages: [
        `Die hoof van ${name} is regtens die inligtingsbeampte (artikel 1 van PAIA en van die Wet op die Beskerming van Persoonlike Inligting 4 van 2013, POPIA) en is by die Inligtingsreguleerder geregistreer. Adjunkte kan skriftelik aangewys word (POPIA artikel 56).`,
        [`E-pos: ${email}`, `Telefoon: ${phone}`, `Webwerf: ${site}`],
        'Merk ʼn versoek “Vir die aandag van die Inligtingsbeampte”. Moet asseblief nie identiteitsnommers of bankbesonderhede in ʼn eerste e-pos vermeld nie.',
      ],
    },
    {
      id: 'duties',
      heading: '2. Wat die inligtingsbeampte doen',
      passages: [
        [
          'Moedig nakoming van die voorwaardes vir regmatige verwerking aan en sien daarop toe (POPIA artikel 55(1)(a) en (d)).',
          'Hanteer versoeke ingevolge POPIA en PAIA (artikel 55(1)(b)).',
          'Werk met die Inligtingsreguleerder saam in ondersoeke (artikel 55(1)(c)).',
          'Hou ʼn nakomingsraamwerk in stand, doen ʼn impakbepaling ten opsigte van persoonlike inligting, hou hierdie handleiding by, lei personeel op, en sorg vir interne maatreëls vir versoeke (regulasie 4 van die POPIA-regulasies).',
        ],
      ],
    },
    {
      id: 'guide',
      heading: '3. Die gids van die Inligtingsreguleerder',
      passages: [
        'Die Reguleerder publiseer ʼn gids oor hoe om PAIA te gebruik, in elke amptelike taal en in braille (artikel 10). Dit is by https://inforegulator.org.za beskikbaar, en ʼn kopie kan gedurende kantoorure by ons kantore ingesien word.',
      ],
    },
    {
      id: 'published',
      heading: '4. Rekords wat sonder ʼn versoek beskikbaar is',
      passages: [
        [
          'Hierdie handleiding, die Privaatheids- en sekuriteitsbeleid en die Gebruiksvoorwaardes.',
          `Wat by ${site} gepubliseer word.`,
        ],
      ],
    },
    {
      id: 'held',
      heading: '5. Rekords wat gehou word',
      passages: [
        [
          'Maatskappyrekords: inlywing, direkteure, notules, registers (Maatskappywet 71 van 2008).',
          'Finansiële en belastingrekords (Inkomstebelastingwet 58 van 1962, Wet op Belasting op Toegevoegde Waarde 89 van 1991, Wet op Belastingadministrasie 28 van 2011).',
          'Personeelrekords (Wet op Basiese Diensvoorwaardes 75 van 1997, Wet op Arbeidsverhoudinge 66 van 1995, Wet op Gelyke Indiensneming 55 van 1998).',
          'Kliënterekords: ooreenkomste met firmas, fakture, ondersteuning.',
          'Rekords wat as operateur vir firmas gehou word: die sake self. Dit is die firma se rekords. ʼn Versoek daarom word gerig aan die firma wat die boedel, kuratorskap of trust administreer.',
        ],
      ],
    },
    {
      id: 'request',
      heading: '6. Hoe om ʼn rekord aan te vra',
      passages: [
        'Voltooi Vorm 2 van die PAIA-regulasies en stuur dit aan die inligtingsbeampte. Sê watter reg u wil uitoefen of beskerm en waarom die rekord daarvoor nodig is (artikel 53). Iemand wat namens ʼn ander vra, toon die magtiging daartoe.',
        'Ons antwoord binne 30 dae. Die tydperk kan een maal met hoogstens 30 dae verleng word waar die versoek omvangryk is of ander geraadpleeg moet word (artikels 56 en 57). ʼn Voorgeskrewe versoekgeld en ʼn toegangsgeld kan betaalbaar wees (artikel 54); ʼn versoek om u eie persoonlike inligting dra geen versoekgeld nie.',
        'Toegang mag of moet geweier word op die gronde van artikels 63 tot 69, byvoorbeeld om die privaatheid van ʼn ander persoon, vertroulikheid of regsprivilegie te beskerm. Waar slegs ʼn deel van ʼn rekord geraak word, word die res gegee (artikel 59).',
      ],
    },
    {
      id: 'correction',
      heading: '7. Om persoonlike inligting te laat regstel of uitwis, of om beswaar te maak',
      passages: [
        'Gebruik Vorm 1 (beswaar, POPIA artikel 11(3)) of Vorm 2 (regstelling of uitwissing, artikel 24) van die POPIA-regulasies. ʼn Gewone brief wat dieselfde sê, word ook aanvaar, en hulp met die vorm word op versoek verleen.',
      ],
    },
    {
      id: 'complaint',
      heading: '8. Indien u nie tevrede is nie',
      passages: [
        'U mag ʼn klagte by die Inligtingsreguleerder indien, op Vorm 5 van die PAIA- of POPIA-regulasies, binne 180 dae na ons besluit (PAIA artikel 77A), of by ʼn hof aansoek doen (artikel 78). ʼn Private liggaam het geen interne appèl nie.',
      ],
    },
    {
      id: 'namibia',
      heading: '9. Namibië',
      passages: [
        'Firmas in Namibië gebruik die produk ingevolge Namibiese reg. Versoeke oor hul sake gaan na die firma. Die beampte wat hier genoem word, beantwoord ook vrae oor hoe ons inligting vir Namibiese firmas hanteer.',
      ],
    },
    {
      id: 'language',
      heading: '10. Taal',
      passages: [
        'Hierdie bladsy word in Engels en in Afrikaans gepubliseer. Waar die twee verskil, geniet die Engelse teks voorrang.',
      ],
    },
  ],
});
