// Matter status and the milestones of each system type.

export const matterStatus = {
  '1': 'Pending',
  '2': 'Active',
  '3': 'Closed',
  '4': 'Archived',
} as const;

export const milestones = {
  '1': [
    'Appointment received',
    'Bond of security lodged',
    'Assets secured',
    'First meeting held',
    'Second meeting held',
    'Assets realised',
    'Account lodged',
    'Account confirmed',
    'Dividend paid',
    'Released',
  ],
  '2': [
    'Instruction received',
    'Estate reported',
    'Letters received',
    'Notice to creditors published',
    'Liabilities and assets confirmed',
    'Account lodged',
    'Account approved',
    'Account lay for inspection',
    'Heirs paid',
    'Discharged',
  ],
  '3': [
    'Order received',
    'Letters received',
    'Bond of security lodged',
    'Inventory lodged',
    'Annual account lodged',
    'Annual account approved',
    'Final account lodged',
    'Discharged',
  ],
  '4': ['Client data captured', 'Position presented', 'Follow-up agreed'],
  '5': [
    'Instruction received',
    'Pack lodged',
    'Letters of authority issued',
    'Beneficial ownership lodged',
    'Tax registered',
    'Annual review done',
    'Deregistered',
  ],
} as const;
