/** Signing in: the screens before one is in. */
export const af: Readonly<Record<string, string>> = {
  'Ask for a new link': 'Vra ʼn nuwe skakel aan',
  'Enter the code': 'Tik die kode in',
  'The password needs {count} more characters': 'Die wagwoord kort nog {count} karakters',
  'This link is not complete. Open the one in the email again, or ask for a new one.':
    'Hierdie skakel is nie volledig nie. Maak die een in die e-pos weer oop, of vra ʼn nuwe een aan.',
  'This link was used before, or a newer one was. Each works once; ask for a new one.':
    'Hierdie skakel is reeds gebruik, of ʼn nuwer een is. Elkeen werk een keer; vra ʼn nuwe een aan.',
  'This link has expired. Ask for a new one.': 'Hierdie skakel het verval. Vra ʼn nuwe een aan.',
  'Use the authenticator app': 'Gebruik die verifieertoep',
  'Your password was changed. Sign in with the new one.': 'U wagwoord is verander. Teken aan met die nuwe een.',
  'Account in arrears': 'Rekening agterstallig',
  'Request a demo: {email}': 'Vra ʼn demonstrasie aan: {email}',
  'At least {count} characters. Three or four words that do not belong together are easy to remember.':
    'Minstens {count} karakters. Drie of vier woorde wat nie bymekaar hoort nie, is maklik om te onthou.',
  'Authenticating via {name}': 'Waarmerk tans via {name}',
  'Back to sign in': 'Terug na aanteken',
  'Check out our exciting new products below:': 'Kyk na ons opwindende nuwe produkte hieronder:',
  'Choose a new password': 'Kies ʼn nuwe wagwoord',
  'Choose a product to work in.': 'Kies ʼn produk om in te werk.',
  'Confirm password': 'Bevestig wagwoord',
  Curatorship: 'Kuratorskap',
  'Deceased Estate': 'Bestorwe boedel',
  'Deceased Estates': 'Bestorwe boedels',
  Email: 'E-pos',
  'Email is required': 'E-pos word vereis',
  'Error Initialising {name}': 'Fout met die begin van {name}',
  'Error creating token from keycloak token': 'Kon nie ʼn teken van die keycloak-teken skep nie',
  'Flow Consult': 'Flow Consult',
  'Forgot password?': 'Wagwoord vergeet?',
  'If we know this address, we have sent it a link to choose a new password.':
    'As die adres bekend is, is ʼn skakel om ʼn nuwe wagwoord te kies daarheen op pad.',
  Insolvencies: 'Insolvensies',
  'Learn more': 'Lees meer',
  'Learn more about {name}': 'Lees meer oor {name}',
  Login: 'Teken aan',
  'More from {name}': 'Meer van {name}',
  'New password': 'Nuwe wagwoord',
  Password: 'Wagwoord',
  'Password does not match': 'Wagwoord stem nie ooreen nie',
  'Password is required': 'Wagwoord word vereis',
  'Please enter your email address, and then click the link on the email to reset your password':
    'Voer asseblief u e-posadres in, en klik dan op die skakel in die e-pos om u wagwoord te herstel',
  'Please pay the account and send proof of payment to:':
    'Betaal asseblief die rekening en stuur bewys van betaling aan:',
  'Reset Password': 'Herstel wagwoord',
  'Return To Login Page': 'Terug na aantekenbladsy',
  'Sign In to your account': 'Teken by u rekening aan',
  'Sign in again for a new code': 'Teken weer aan vir ʼn nuwe kode',
  'Sign in with {name}': 'Teken aan met {name}',
  Submit: 'Stuur',
  'Submit Two Factor Authentication Code': 'Stuur die tweefaktor-stawingskode',
  'The account of your firm is over {days} days in arrears, so signing in is blocked.':
    'Die rekening van u firma is meer as {days} dae agterstallig, daarom is aantekening geblokkeer.',
  'This user has not been assigned to any system types': 'Hierdie gebruiker is aan geen stelseltipes toegewys nie',
  Trust: 'Trust',
  'Two Factor Code': 'Tweefaktorkode',
  'We sent a code to your email address. It works for ten minutes.':
    'Ons het ʼn kode na u e-posadres gestuur. Dit werk tien minute lank.',
  'Welcome {name}': 'Welkom {name}',
  'You may also ask at this address for the amount that is due, or for a payment arrangement.':
    'U kan ook by hierdie adres vra vir die bedrag wat verskuldig is, of vir ʼn betalingsreëling.',
  "A curator's account prepared from the bank statement, ready for the Master each year.":
    'ʼn Kuratorsrekening wat uit die bankstaat opgestel is, elke jaar gereed vir die Meester.',
  'Estates, from reporting the death to the discharge of the executor.':
    'Boedels, van die aanmelding van die sterfgeval tot die ontheffing van die eksekuteur.',
  'Liquidations and sequestrations, from the first meeting to the confirmed account.':
    'Likwidasies en sekwestrasies, van die eerste byeenkoms tot die bekragtigde rekening.',
  'Show clients what would be left, and for whom, if they died today, and how a different plan would change that.':
    'Wys kliënte wat sou oorbly, en vir wie, as hulle vandag sou sterf, en hoe ʼn ander plan dit sou verander.',
  'Trusts with their trustees, duties, key dates and fees in one place.':
    'Trusts met hul trustees, pligte, sleuteldatums en fooie op een plek.',
  'You were signed out after a period of inactivity. Your saved work is safe.':
    'U is ná ʼn tydperk van onaktiwiteit afgeteken. U gestoorde werk is veilig.',
  'Your session has ended. Sign in again to go on where you were.':
    'U sessie het geëindig. Teken weer aan om voort te gaan waar u was.',
  'non authenticated': 'nie gewaarmerk nie',
  or: 'of',
  'Enter one of the recovery codes you kept. Each works once.':
    'Tik een van die herstelkodes in wat u bewaar het. Elkeen werk een keer.',
  'Enter the six digits your authenticator app shows.': 'Tik die ses syfers in wat u verifieertoep wys.',
  'Use a recovery code': 'Gebruik ʼn herstelkode',
};
