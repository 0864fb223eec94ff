/**
 * What a column is called in lists that people have already, in both languages, beside the label and the name of its field.
 * A list of the same company for every directory: whoever keeps valuers in a spreadsheet keeps auctioneers the same way.
 */
export const directoryHeadings: Readonly<Record<string, readonly string[]>> = {
  name: ['Company', 'Company name', 'Firm', 'Business', 'Full name', 'Naam', 'Maatskappy', 'Firma', 'Kantoor'],
  registrationNumber: ['Reg no', 'Registration', 'Company number', 'Registrasienommer'],
  vatNumber: ['VAT', 'VAT no', 'BTW', 'BTW-nommer'],
  contactName: ['Contact', 'Contact name', 'Attention', 'Kontakpersoon', 'Kontak'],
  email: ['Mail', 'Email', 'Email address', 'E-mail', 'E-mail address', 'E-pos', 'E-posadres'],
  phone: ['Tel', 'Tel no', 'Phone', 'Phone number', 'Telephone number', 'Telefoon', 'Telefoonnommer'],
  mobile: ['Cell', 'Cell no', 'Cellphone', 'Mobile number', 'Selfoon', 'Selfoonnommer', 'Sel'],
  physicalAddress1: ['Street', 'Street address', 'Physical address', 'Adres', 'Straatadres', 'Fisiese adres'],
  physicalCity: ['City', 'Dorp', 'Stad'],
  postalAddress1: ['PO Box', 'Posadres', 'Posbus'],
  postalCode: ['Poskode'],
  accountNumber: ['Account', 'Account no', 'Bank account', 'Rekening', 'Rekeningnommer'],
  bankName: ['Bank name'],
  branchCode: ['Branch', 'Tak', 'Takkode'],
  idNumber: ['ID', 'ID no', 'Identity number', 'ID-nommer', 'Identiteitsnommer'],
  notes: ['Note', 'Comments', 'Remarks', 'Notas', 'Opmerkings'],
  region: ['Province', 'Provinsie', 'Streek'],
};
