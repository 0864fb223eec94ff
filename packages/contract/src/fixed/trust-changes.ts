// What may change in a trust, and the groups the lists offer.

export const trustMatterChangeType = {
  '0': 'None',
  '1': 'New Trustee Appointment',
  '2': 'Trustee Removal',
  '4': 'Trustee Replacement',
  '6': 'Register New Trust',
  '7': 'Deregister Trust - Assets Divested',
  '8': 'Deregister Dormant Trust',
  '9': 'Initial RAF Claim',
  '10': 'RAF Claim',
  '11': 'Pending RAF Claim',
  '12': 'Finalised RAF Claim',
} as const;

export const trusteeChangeGroup = [1, 2, 4] as const;

export const trusteeChangeDropdown = [4, 1] as const;
