/** What people are told of. */
export const af: Readonly<Record<string, string>> = {
  '{person} mentioned you in a note on {matter}.': '{person} het u in ʼn nota oor {matter} genoem.',
  '{person} handed you {title}, due {day}, in {matter}.':
    '{person} het {title}, teen {day}, in {matter} aan u oorgedra.',
  'To ask for again in {matter}: {what}. The letter is ready.': 'Vra weer in {matter}: {what}. Die brief is gereed.',
  '{title} in {matter} needs attention: due {day}.': '{title} in {matter} vereis aandag: teen {day}.',
  '{count} statutory dates need attention. First: {title} in {matter}, due {day}.':
    '{count} statutêre datums vereis aandag. Eerste: {title} in {matter}, teen {day}.',
  'The archive of the firm’s data is ready to be fetched.': 'Die argief van die firma se data is gereed om te haal.',
  '{file}: {count} rows were imported.': '{file}: {count} rye is ingevoer.',
  '{file} was read: {count} rows wait to be imported.': '{file} is gelees: {count} rye wag om ingevoer te word.',
  '{name} changed the bank account of {payee} in {matter}. The payment waits until someone verifies the account.':
    '{name} het die bankrekening van {payee} in {matter} verander. Die betaling wag totdat iemand die rekening verifieer.',
  '{name} changed the payment to {payee} in {matter} after you approved it. It has to be approved again.':
    '{name} het die betaling aan {payee} in {matter} verander nadat u dit goedgekeur het. Dit moet weer goedgekeur word.',
  '{creditor} sent a claim of {amount} against {matter}. Take it up or decline it.':
    '{creditor} het ʼn eis van {amount} teen {matter} gestuur. Neem dit op of wys dit af.',
  '{bank} opened the account {name}.': '{bank} het die rekening {name} geopen.',
  '{bank} did not open the account {name}.': '{bank} het nie die rekening {name} geopen nie.',
  '{person} assigned you a task: {title}': '{person} het ʼn taak aan u toegewys: {title}',
  '{person} gave you {count} tasks of {matter}.': '{person} het u {count} take van {matter} gegee.',
  '{person} handed you {count} tasks: {note}': '{person} het {count} take aan u oorhandig: {note}',
  '{person} handed you {count} tasks.': '{person} het {count} take aan u oorhandig.',
  '{person} commented on your task {title}: {words}': '{person} het kommentaar op u taak {title} gelewer: {words}',
};
