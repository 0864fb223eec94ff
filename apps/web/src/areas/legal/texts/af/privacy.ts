import type { LegalText, LegalTextProvider } from '../../legal-text';

/** The Afrikaans of the policy; the English is the one that prevails. */
export const write = ({ name, site, email, phone }: LegalTextProvider): LegalText => ({
  language: 'af',
  title: 'Privaatheids- en sekuriteitsbeleid',
  inForce: '2026-11-01',
  opening: `Hierdie beleid sê watter persoonlike inligting ${name} in hierdie produk verwerk, waarom, vir hoe lank en hoe dit beveilig word. Dit is geskryf vir die mense wat die produk gebruik en vir die mense wie se besonderhede in die sake daarin staan. Dit volg die Wet op die Beskerming van Persoonlike Inligting 4 van 2013 (POPIA).`,
  sections: [
    {
      id: 'roles',
      heading: '1. Twee hoedanighede',
      passages: [
        `Vir wat ʼn firma in sy sake vaslê, is die firma die verantwoordelike party en is ${name} sy operateur: ons handel uitsluitlik volgens die firma se opdragte (artikels 20 en 21). Indien u besonderhede in ʼn saak staan, wend u tot die firma wat dit administreer; die firma besluit, en ons help hom om u te antwoord.`,
        `Vir die rekeninge van mense wat aanmeld, vir fakture en vir ondersteuning is ${name} self die verantwoordelike party.`,
      ],
    },
    {
      id: 'what',
      heading: '2. Wat ons verwerk',
      passages: [
        [
          'Van gebruikers: naam, e-posadres, firma, rolle, taal en instellings; ʼn wagwoord wat slegs as ʼn eenrigting-hutswaarde bewaar word; wanneer en vanaf watter toestel en adres iemand aangemeld het; wat hulle verander het.',
          'Van die mense in sake, namens die firma: name, identiteitsnommers, datums van geboorte, afsterwe en huwelik, familiebetrekkinge, adresse, belastingnommers, bankrekeninge, goedere, skulde, eise en erfenisse.',
          'Spesiale persoonlike inligting en dié van kinders waar ʼn saak dit vereis, byvoorbeeld die gesondheid van ʼn pasiënt onder kuratorskap of die aandeel van ʼn minderjarige erfgenaam. Artikels 27 en 35 laat dit toe waar dit nodig is om ʼn reg of verpligting in die reg te vestig, uit te oefen of te verdedig.',
          'Van firmas: kontak- en faktuurbesonderhede en die geskiedenis van betalings.',
        ],
      ],
    },
    {
      id: 'why',
      heading: '3. Waarom, en op watter grond',
      passages: [
        [
          'Om aan die firma die diens te lewer waarvoor hy gekontrakteer het (artikel 11(1)(b) en (f)).',
          'Om pligte na te kom wat die reg aan die firma of aan ons oplê, soos rekeninge aan die Meester van die Hooggeregshof, belastingrekords en die Wet op die Finansiële Intelligensiesentrum (artikel 11(1)(c)).',
          'Om die diens veilig te hou, foute op te spoor en dit te verbeter, wat ʼn regmatige belang van die firma, van sy kliënte en van ons is (artikel 11(1)(f)).',
        ],
        'Ons neem geen besluit oor ʼn persoon uitsluitlik op outomatiese wyse nie. Ons stuur geen direkte bemarking aan die mense in sake nie.',
      ],
    },
    {
      id: 'sharing',
      heading: '4. Met wie dit gedeel word',
      passages: [
        'Met die firma se eie gebruikers, volgens die regte wat die firma aan hulle verleen. Met diegene aan wie die firma iets stuur, soos ʼn Meesterskantoor, ʼn bank of ʼn erfgenaam. Met suboperateurs wat die diens huisves, sy pos stuur of sy lêers berg, elk skriftelik aan artikel 21 gebonde. Met ʼn owerheid, waar ʼn wet of ʼn hof ons verplig; ons lig die firma eers in, tensy dit verbied is. Met niemand anders nie, en nooit teen betaling nie.',
        'Waar ʼn suboperateur buite Suid-Afrika werk, dra ons inligting slegs oor kragtens ʼn wet, bindende reëls of ʼn ooreenkoms wat die beskerming bied wat artikel 72 vereis.',
      ],
    },
    {
      id: 'keeping',
      heading: '5. Hoe lank dit bewaar word',
      passages: [
        'Sake word bewaar solank die firma dit behou; die firma mag dit te eniger tyd argiveer en uitvoer. Nadat die ooreenkoms geëindig het, word data uitgewis soos die Gebruiksvoorwaardes bepaal, tensy ʼn wet vereis dat dit langer bewaar word. Rugsteunkopieë word om die beurt oorskryf. Die rekord van wie wat gedoen het, word bewaar saam met die saak waarby dit hoort.',
      ],
    },
    {
      id: 'guarding',
      heading: '6. Hoe dit beveilig word',
      passages: [
        [
          'Elke firma se rye is in die databasis self afgeskei, sodat ʼn fout in een skerm nie ʼn ander firma se sake kan toon nie.',
          'Verkeer word geënkripteer. Wagwoorde word met argon2id gehuts; algemene wagwoorde word geweier; raaiery word vertraag. ʼn Kode per e-pos of enkelaanmelding kan vereis word.',
          'Toegang volg rolle, is vir buitestaanders tot enkele sake beperk, en word vir elke versoek op die bediener beslis.',
          'Sessies eindig na ʼn tyd van onaktiwiteit. ʼn Persoon kan sien waar hy of sy aangemeld is en enige sessie beëindig.',
          'Veranderinge word aangeteken in ʼn spoor wat niemand kan wysig nie. Rugsteunkopieë word elke dag gemaak en die herstel daarvan word getoets.',
          'Die inhoud van opgelaaide lêers word nagegaan. Twee mense is vir elke betaling nodig.',
        ],
      ],
    },
    {
      id: 'breach',
      heading: '7. Indien iets verkeerd loop',
      passages: [
        'Waar daar redelike gronde is om te glo dat ʼn ongemagtigde persoon toegang tot persoonlike inligting verkry het, stel ons die firma onmiddellik in kennis. Die verantwoordelike party stel die Inligtingsreguleerder en die betrokke mense so gou as wat redelikerwys moontlik is in kennis (artikel 22), en ons verskaf aan hom wat hy daarvoor nodig het.',
      ],
    },
    {
      id: 'browser',
      heading: '8. Wat in u blaaier bewaar word',
      passages: [
        'Die produk gebruik geen advertensiekoekies of opspoorders nie. U blaaier bewaar u sessiesleutels totdat u afteken, en u keuse van tema, taal en uitleg. Niks word met ander webwerwe gedeel nie.',
      ],
    },
    {
      id: 'rights',
      heading: '9. U regte',
      passages: [
        'U mag vra of ons u persoonlike inligting hou, dit insien, dit laat regstel of uitwis, teen die verwerking daarvan beswaar maak, en toestemming terugtrek waar toestemming die grond is (artikels 5, 11, 23 en 24). Ons antwoord kosteloos, binne dertig dae, nadat ons seker gemaak het dat dit u is.',
        `Stuur ʼn e-pos aan ${email} of bel ${phone}. Die bladsy oor die inligtingsbeampte verduidelik hoe om ʼn formele versoek te rig.`,
        'U mag ook ʼn klagte indien by die Inligtingsreguleerder (Suid-Afrika), wat sy adresse en vorms by https://inforegulator.org.za publiseer.',
      ],
    },
    {
      id: 'changes',
      heading: '10. Wysigings',
      passages: [
        `Die beleid wat van krag is, is altyd dié wat hier en by ${site} getoon word. Wesenlike wysigings word onder Nuwe veranderinge aangekondig.`,
        'Die beleid word in Engels en in Afrikaans gepubliseer. Waar die twee verskil, geniet die Engelse teks voorrang.',
      ],
    },
  ],
});
