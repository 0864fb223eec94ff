import { message } from '@boedel/domain/law/message';
import { declare } from './archive-columns';

/**
 * What an archive of a matter carries, table by table, each after those it refers to. Nothing else is read from a file.
 *
 * Add a new table of a matter here, or to `leftBehind` with the reason, and a new column to its table. A test compares
 * both with the schema and names what is missing.
 */
export const carriedTables = declare({
  matter: {
    label: message('Matter'),
    looksUp: { master_office_id: 'masteroffice', magistrate_office_id: 'magistrateoffice' },
    users: 'responsible_person_id assistant_person_id',
    text: 'name! country! master_reference court case_number kind instruction_from status_reason',
    integer: 'system_type! status!',
    boolean: 'fica_done!',
    date: 'fica_on',
    moment: 'opened_at! closed_at',
    json: 'details!',
    set: { reference: 'reference', master_office_owner: 'database', magistrate_office_owner: 'database' },
  },
  activity: {
    label: message('Activities'),
    text: 'ground note',
    integer: 'change_type! complete_percent!',
    date: 'started_on! completed_on',
    moment: 'created_at!',
    set: { person_id: 'importer' },
  },
  matter_party: {
    label: message('People'),
    refers: { spouse_trust_for_id: 'matter_party' },
    people: 'known_id!',
    text: `
      role! kind! title first_names surname! id_number passport_number registration_number tax_number vat_number
      email phone mobile address1 address2 city code marital_status relationship body_kind marital_property
      in_community_with unable money_held_by authority_number outlived_deceased conceived_before_death disqualified
      trust_beneficial_owner_grounds beneficiary_rights letter_language
    `,
    integer: 'gender position!',
    boolean: 'is_beneficiary! may_give_to_others! is_unborn! has_renounced! renounced_mentally_ill! is_resident',
    date: 'born_on died_on renounced_on beneficial_owner_on',
    json: 'details! trustees!',
    set: { directory_kind: 'left out', directory_id: 'left out' },
  },
  contact_person: {
    label: message('Contact persons'),
    refers: { party_id: 'matter_party!' },
    text: 'name! position email phone mobile notes',
    set: { party: 'PersonOfInterest' },
  },
  activity_party: {
    label: message('People of activities'),
    refers: { activity_id: 'activity!', party_id: 'matter_party!' },
    text: 'part!',
  },
  activity_step: {
    label: message('Steps of activities'),
    refers: { activity_id: 'activity!' },
    text: 'note not_applicable own_title',
    integer: 'step!',
    boolean: 'wants_paper!',
  },
  advance: {
    label: message('Advances to be brought in'),
    refers: { party_id: 'matter_party!' },
    text: 'description',
    bigint: 'amount_cents!',
    boolean: 'is_excused!',
    date: 'given_on',
  },
  agreement: {
    label: message('Agreements'),
    text: 'ground! description',
    boolean: 'approved_for_minors master_consents security_for_minors',
    date: 'dated_on',
  },
  asset: {
    label: message('Assets'),
    refers: {
      customary_spouse_id: 'matter_party',
      settles_accrual_of_id: 'matter_party',
      part_of_id: 'asset',
      duty_successor_id: 'matter_party',
    },
    looksUp: { creditor_id: 'creditor', storage_provider_id: 'storageprovider', valuation_valuer_id: 'valuer' },
    text: `
      kind! class! name! voucher location treatment! why_outstanding liquidity separate_of customary_kind
      excluded_from_accrual borrower country title_deed property_description extent deeds_office make
      registration_number engine_number chassis_number institution branch_code account_number account_type units
      policy_number life_insured entity_registration interest_held debtor insurer gains_kind personal_use_exception
      valuation_method benefit_kind exclusion_ground interest_right instrument deducted_under notes
    `,
    integer: `
      account tariff_item lent_years model_year term_months years_held years_before years_after successor_term_years
      successor_term_months consideration_years_before creation_term_years creation_term_months
    `,
    bigint: `
      share_n share_d monthly_payment_cents time_lived_in_n time_lived_in_d domestic_part_n domestic_part_d
      within_two_hectares_n within_two_hectares_d cost_before_cents cost_after_cents market_value_2001_cents
      contributions_not_deducted_cents in_share_value_cents accepted_yield_n accepted_yield_d
      average_net_receipts_cents consideration_cents creation_value_cents
    `,
    decimal: 'interest_rate',
    boolean: `
      is_lent_for_public! is_foreign! acquired_before_residence! administered_abroad! bona_fide_farm! encumbered!
      is_insured! is_small_business! substantially_involved! held_in_2001! cost_in_several_years! pays_past_estate!
      contract_registered! payable_to_spouse_or_child! partner_or_co_shareholder! premium_borne_by_deceased!
      effected_by_deceased! benefits_family! enters_duty!
    `,
    date: 'deed_on acquired_on consideration_on creation_on valuation_requested_on',
    moment: 'valuation_mailed_at created_at!',
    json: 'charges!',
  },
  agreement_part: {
    label: message('Parts of agreements'),
    refers: { agreement_id: 'agreement!', party_id: 'matter_party!', asset_id: 'asset', to_party_id: 'matter_party' },
    text: 'kind!',
    integer: 'position!',
    bigint: 'share_n share_d amount_cents',
  },
  asset_amount: {
    label: message('Values of assets'),
    refers: { asset_id: 'asset!' },
    looksUp: { valuer_id: 'valuer' },
    text: 'purpose! type currency comment',
    bigint: 'amount_cents! rate_n rate_d',
    boolean: 'is_used!',
    date: 'rate_on dated_on',
    moment: 'created_at!',
  },
  asset_person: {
    label: message('Payees of assets'),
    refers: { asset_id: 'asset!', party_id: 'matter_party!' },
    text: 'role!',
    integer: 'position!',
    bigint: 'share_n! share_d!',
    json: 'premiums!',
  },
  bank_account: {
    label: message('Bank accounts'),
    refers: { asset_id: 'asset' },
    text: 'name! bank branch_code account_number account_type notes',
    bigint: 'opening_balance_cents',
    boolean: 'is_main!',
    date: 'opened_on closed_on opening_on',
  },
  stored_file: {
    label: message('Files'),
    text: 'name!',
    moment: 'created_at!',
    set: {
      key: 'stored file',
      content_type: 'stored file',
      size: 'stored file',
      sha256: 'stored file',
      person_id: 'importer',
      has_script: 'stored file',
      checked_at: 'left out',
      fault: 'left out',
    },
  },
  matter_document: {
    label: message('Documents'),
    refers: { file_id: 'stored_file!', replaces_id: 'matter_document' },
    text: 'title! voucher',
    integer: 'type edition!',
    moment: 'created_at!',
    // The code belongs to the paper that was made for the other matter.
    set: { person_id: 'importer', code: 'left out' },
  },
  liability: {
    label: message('Liabilities'),
    refers: { taken_over_by_id: 'matter_party' },
    looksUp: { creditor_id: 'creditor' },
    people: 'creditor_known_id',
    text: 'creditor description kind! reference voucher status! status_reason rank allocation notes loan_exemption',
    integer: 'account security_rank',
    bigint: 'amount_cents!',
    decimal: 'interest_rate',
    boolean: 'is_to_non_resident! is_of_last_illness! stays_on_asset! is_connected_loan!',
    date: 'incurred_on status_on interest_from_on interest_to_on',
  },
  expense: {
    label: message('Expenses'),
    refers: {
      bank_account_id: 'bank_account',
      asset_id: 'asset',
      liability_id: 'liability',
      document_id: 'matter_document',
      beneficiary_id: 'matter_party',
      reversal_of_id: 'expense',
    },
    text: 'description! payee cost_type expense_type voucher borne_by notes cost_head',
    integer: 'account',
    bigint: 'amount_cents! vat_amount_cents',
    boolean: 'is_for_estate_duty! is_provision! is_estimate!',
    date: 'paid_on! from_on to_on',
  },
  asset_sale: {
    label: message('Sales'),
    refers: { asset_id: 'asset!', bank_account_id: 'bank_account', costs_expense_id: 'expense' },
    looksUp: { auctioneer_id: 'auctioneer' },
    text: `
      way! treatment_before! auction_status buyer_name buyer_email price_currency result_currency result_comment
      cancel_comment
    `,
    bigint: `
      reserve_cents price_cents price_rate_n price_rate_d result_cents result_rate_n result_rate_d costs_cents
    `,
    date: 'arranged_on! auction_on price_rate_on offer_signed_on result_rate_on result_on',
    moment: 'auctioneer_mailed_at buyer_mailed_at cancelled_at',
  },
  asset_service: {
    label: message('Guarding and storage'),
    refers: { asset_id: 'asset!' },
    looksUp: { guard_id: 'guardingcompany', storage_id: 'storageprovider' },
    text: 'kind! instructions cancel_reason',
    date: 'from_on to_on asked_on cancelled_on',
  },
  awaited: {
    label: message('Answers we are waiting for'),
    text: 'office! who what! note',
    date: 'since_on! answered_on',
  },
  bond_of_security: {
    label: message('Bonds of security'),
    looksUp: { provider_id: 'bondofsecurityprovider!' },
    text: 'number principal notes',
    bigint: 'amount_cents! premium_cents minimum_premium_cents',
    decimal: 'premium_percent',
    date: 'applied_on issued_on lodged_on first_premium_on premium_paid_to master_release_on released_on',
  },
  bond_reduction: {
    label: message('Reductions of bonds'),
    refers: { bond_id: 'bond_of_security!' },
    text: 'reason! outcome! mailed_to comment',
    bigint: 'from_cents! to_cents!',
    date: 'asked_on! master_consent_on decided_on',
    moment: 'mailed_at',
  },
  budget_line: {
    label: message('Budget'),
    text: 'description! income_type expense_type payee every! notes',
    bigint: 'amount_cents!',
    date: 'first_on! until_on',
  },
  client_review: {
    label: message('Reviews'),
    text: 'note',
    bigint: 'shortfall_cents',
    date: 'next_on',
    moment: 'reviewed_at!',
    set: { person_name: "importer's name", task_id: 'left out' },
  },
  creditor_paper: {
    label: message('Papers of creditors'),
    refers: { document_id: 'matter_document!' },
    looksUp: { creditor_id: 'creditor!' },
    set: { form_id: 'left out' },
  },
  creditorclaim: {
    label: message('Claims'),
    looksUp: { creditor_id: 'creditor!' },
    text: 'reference vouchers status! status_reason court_case_number foreign_currency foreign_rate notes',
    integer: `
      claim_number claim_type_id! claim_basis_id preferent_claim_category_id security_type_id rent_period_months
    `,
    bigint: `
      amount_cents! bonded_sum_cents bond_limit_cents petition_amount_cents proved_amount_cents rent_per_period_cents
      collection_cost_cents security_value_cents set_off_amount_cents foreign_amount_cents execution_sheriff_cents
      execution_costs_cents attached_proceeds_cents
    `,
    decimal: 'agreed_rate',
    boolean: `
      is_applicant! is_reserved! is_order_chosen! relies_solely! is_court_claim! cannot_contribute! is_set_off_by_cession!
    `,
    date: `
      status_on court_order_on proved_on late_share_on set_off_on set_off_disregarded_on foreign_rate_on
    `,
  },
  creditorclaim_amount: {
    label: message('Amounts of claims'),
    refers: { creditorclaim_id: 'creditorclaim!' },
    text: 'part!',
    bigint: 'amount_cents!',
  },
  creditorclaim_security: {
    label: message('Security for claims'),
    refers: { creditorclaim_id: 'creditorclaim!', asset_id: 'asset!' },
    integer: 'rank!',
  },
  curator_choice: {
    label: message('Curator’s accounts'),
    text: 'deficit surplus deficiency_met_by levied masters_fee_reason vat fee_reason',
    integer: 'number!',
    bigint: 'masters_fee_cents fee_cents fee_vat_cents handed_over_cents',
    boolean: 'is_final!',
    date: 'from_on to_on',
  },
  curator_step: {
    label: message('Steps of the curator'),
    text: 'note',
    integer: 'account_number! step!',
    boolean: 'is_not_needed!',
    date: 'done_on',
  },
  curatorship_end: {
    label: message('End of the curatorship'),
    date: 'ended_on!',
  },
  office_end: {
    label: message('Ends of office'),
    text: 'reason! leaving! successor note recorded_name!',
    date: 'ended_on!',
    moment: 'recorded_at!',
  },
  disposable_property: {
    label: message('Property the deceased could dispose of'),
    text: 'description!',
    bigint: 'value_cents! in_share_value_cents',
  },
  held_annuity: {
    label: message('Annuities the deceased enjoyed'),
    refers: { passes_to_id: 'matter_party', owner_id: 'matter_party' },
    text: 'description!',
    integer: 'term_years term_months',
    bigint: 'yearly_cents!',
    boolean: 'is_charged_on_property!',
  },
  exempt_donation: {
    label: message('Exempt donations'),
    text: 'description! exempt_under!',
    bigint: 'value_cents! in_share_value_cents',
  },
  duty_credit: {
    label: message('Credits against the duty'),
    refers: {
      asset_id: 'asset',
      payee_id: 'matter_party',
      annuity_id: 'held_annuity',
      donation_id: 'exempt_donation',
      disposable_id: 'disposable_property',
      person_id: 'matter_party',
    },
    text: 'kind!',
    bigint: 'amount_cents!',
  },
  duty_payment: {
    label: message('Duty paid'),
    bigint: 'amount_cents!',
    date: 'paid_on!',
  },
  earlier_duty: {
    label: message('Property that bore duty in the last ten years'),
    refers: {
      asset_id: 'asset',
      payee_id: 'matter_party',
      annuity_id: 'held_annuity',
      donation_id: 'exempt_donation',
      disposable_id: 'disposable_property',
    },
    text: 'deceased_name estate_number notes',
    bigint: 'duty_cents! net_value_cents! total_value_cents dutiable_amount_cents property_value_cents!',
    date: 'died_on! assessed_on',
  },
  estate_improvement: {
    label: message('Improvements others paid for'),
    refers: { asset_id: 'asset!', paid_by_id: 'matter_party!' },
    bigint: 'amount_cents!',
  },
  estate_setting: {
    label: message('Settings of the estate'),
    refers: { heir_carries_tax_id: 'matter_party', heir_carries_asset_id: 'asset' },
    text: `
      reduced_capital_rate reduced_income_rate reduced_reason tax_method tax_rate four_q_before_duty
      attribution_basis interest_method recover_duty shortfall_method shortfall_rounding secured_interest_rate
      insolvent_split legacies_paid_from heirs_of_failed_gift
    `,
    bigint: `
      masters_fee_amount_cents other_taxable_income_cents medical_credits_cents tax_paid_in_advance_cents
      gains_earlier_in_year_cents loss_brought_forward_cents businesses_value_cents businesses_used_before_cents
      funeral_preference_cents death_bed_preference_cents
    `,
    date: `
      account_on duty_assessed_on duty_payable_on duty_free_until_on secured_interest_from_on secured_interest_to_on
    `,
    json: 'masters_scale! overrides!',
  },
  estate_tax_year: {
    label: message('Estate tax years'),
    text: 'assessment_number',
    integer: 'account',
    bigint: 'taxable_income_cents! paid_in_advance_cents',
    date: 'from_on! to_on!',
  },
  exempt_donation_donee: {
    label: message('Donees'),
    refers: { donation_id: 'exempt_donation!', party_id: 'matter_party!' },
    bigint: 'share_n! share_d!',
  },
  income: {
    label: message('Income'),
    refers: {
      bank_account_id: 'bank_account',
      asset_id: 'asset',
      document_id: 'matter_document',
      beneficiary_id: 'matter_party',
      reversal_of_id: 'income',
    },
    text: 'description! income_type! voucher notes',
    integer: 'account tariff_item',
    bigint: 'amount_cents! vat_amount_cents foreign_tax_cents',
    boolean: 'is_trading! is_foreign!',
    date: 'received_on! from_on to_on',
  },
  insolvency_choice: {
    label: message('Insolvency accounts'),
    text: `
      fee_adjustment_reason preferent_contributes appropriation why_unrealised late_catch_up deficiency_borne_by
      dividend_ranking fee_on_output_tax contribution_set_off
    `,
    integer: 'number!',
    bigint: 'fee_adjustment_cents opening_stock_cents closing_stock_cents employee_limit_cents partnership_lacks_cents',
    date: 'awards_to_on',
  },
  intestate_heir: {
    label: message('Intestate heirs'),
    refers: { party_id: 'matter_party!' },
    integer: 'position!',
    bigint: 'share_n! share_d!',
  },
  liability_security: {
    label: message('Security for liabilities'),
    refers: { liability_id: 'liability!', asset_id: 'asset!' },
  },
  marriage: {
    label: message('Marriages'),
    refers: { spouse_id: 'matter_party' },
    text: `
      kind! place contract ended_by contract_number deeds_office notary cpi_at_marriage cpi_at_end accrual_excluded
      notes recognition
    `,
    bigint: 'own_commencement_cents spouse_commencement_cents own_end_value_cents spouse_end_value_cents',
    boolean: 'is_foreign! has_court_order! is_accrual_unclaimed!',
    date: 'married_on ended_on contract_registered_on',
    json: 'earlier_estate! massing!',
  },
  matter_creditor: {
    label: message('Creditors of the matter'),
    looksUp: { creditor_id: 'creditor!' },
  },
  matter_deadline_term: {
    label: message('Terms of deadlines'),
    text: 'rule! period_unit note',
    integer: 'period_count',
    date: 'extended_on announced_on',
  },
  matter_director: {
    label: message('Directors of the matter'),
    looksUp: { director_id: 'director!' },
  },
  matter_find: {
    label: message('Unidentified items'),
    refers: { asset_id: 'asset', liability_id: 'liability' },
    text: 'description! source may_be! status! outcome notes',
    bigint: 'amount_cents',
    date: 'found_on asked_on answered_on',
    moment: 'created_at!',
  },
  meeting_advert: {
    label: message('Meetings and adverts'),
    looksUp: {
      gazette_id: 'publicationpartner',
      newspaper_id: 'publicationpartner',
      second_newspaper_id: 'publicationpartner',
      master_office_id: 'masteroffice',
      magistrate_office_id: 'magistrateoffice',
    },
    text: `
      reference gazette_number newspaper_language! second_newspaper_language! period_unit! meeting_time place
      cancel_reason notes presiding_officer purposes chair examination
    `,
    integer: 'type! period_count account_no',
    bigint: 'gazette_cost_cents newspaper_cost_cents second_newspaper_cost_cents',
    date: `
      gazette_on newspaper_on second_newspaper_on meeting_on ordered_on cancelled_on creditors_told_on
      trustees_told_on
    `,
    set: { master_office_owner: 'database', magistrate_office_owner: 'database' },
  },
  diary_entry: {
    label: message('Diary'),
    refers: { activity_id: 'activity', meeting_id: 'meeting_advert' },
    users: 'assigned_person_id',
    text: 'rule title! note due_time event',
    integer: 'type! step_type',
    boolean: 'is_fixed!',
    date: 'due_on!',
    moment: 'done_at created_at!',
    json: 'working',
    set: { entity_id: 'left out', done_by: 'importer' },
  },
  matter_note: {
    label: message('File notes'),
    html: 'html!',
    boolean: 'show_in_report!',
    moment: 'created_at! changed_at',
    set: { person_id: 'importer', person_name: "importer's name", plain: 'note', mentions: 'note' },
  },
  matter_document_link: {
    label: message('Links of documents'),
    refers: {
      document_id: 'matter_document!',
      asset_id: 'asset',
      asset_amount_id: 'asset_amount',
      find_id: 'matter_find',
      bond_id: 'bond_of_security',
      marriage_id: 'marriage',
      meeting_id: 'meeting_advert',
      party_id: 'matter_party',
      note_id: 'matter_note',
      claim_id: 'creditorclaim',
      activity_id: 'activity',
    },
    looksUp: { director_id: 'director' },
    text: 'step',
    set: { task_id: 'left out' },
  },
  matter_label_on: {
    label: message('Labels of the matter'),
    looksUp: { label_id: 'matter_label!' },
  },
  matter_milestone: {
    label: message('Milestones'),
    text: 'note',
    integer: 'milestone!',
    moment: 'mailed_at',
  },
  matter_option: {
    label: message('Options'),
    json: 'options!',
  },
  money_movement: {
    label: message('Other movements of money'),
    refers: {
      bank_account_id: 'bank_account',
      to_bank_account_id: 'bank_account',
      asset_id: 'asset',
      party_id: 'matter_party',
      claim_id: 'creditorclaim',
      reversal_of_id: 'money_movement',
    },
    text: 'kind! description! voucher notes',
    bigint: 'amount_cents! carrying_amount_cents',
    boolean: 'is_for_use!',
    date: 'moved_on!',
  },
  owner_fact: {
    label: message('Facts about owners'),
    refers: { party_id: 'matter_party!' },
    text: 'standing nationality citizenship document_country service_address',
    date: 'until_on controllers_confirmed_on',
  },
  owner_holding: {
    label: message('Holdings of owners'),
    refers: { of_party_id: 'matter_party!', holder_party_id: 'matter_party!' },
    text: 'how!',
    decimal: 'percent',
    date: 'since_on until_on',
  },
  parentage: {
    label: message('Parents and children'),
    refers: { child_id: 'matter_party!', parent_id: 'matter_party!' },
    text: 'kind!',
    boolean: 'stays!',
  },
  raf_claim: {
    label: message('Claims against the Road Accident Fund'),
    text: 'description! reference difference notes',
    date: 'lodged_on acknowledged_on closed_on',
  },
  raf_details: {
    label: message('Road Accident Fund'),
    text: `
      claimant accident_place court case_number link_number claim_number covers contact_name contact_email
      contact_phone address
    `,
    bigint: 'general_damages_cents loss_of_earnings_cents',
    decimal: 'apportionment_percent',
    boolean: 'is_protected! are_fees_allowed! is_premium_allowed!',
    date: 'accident_on order_on undertaking_on',
  },
  raf_item: {
    label: message('Items of Road Accident Fund claims'),
    refers: { raf_claim_id: 'raf_claim!', expense_id: 'expense', document_id: 'matter_document' },
    text: 'provider! provider_address treatment injury_link invoice_number pay_to!',
    bigint: 'amount_cents!',
    date: 'served_on!',
  },
  raf_letter: {
    label: message('Letters to the Road Accident Fund'),
    refers: { raf_claim_id: 'raf_claim!', document_id: 'matter_document' },
    integer: 'stage!',
    date: 'sent_on!',
  },
  raf_payment: {
    label: message('Payments by the Road Accident Fund'),
    refers: { raf_claim_id: 'raf_claim!', income_id: 'income' },
    text: 'paid_to! reference notes',
    bigint: 'amount_cents!',
    date: 'paid_on!',
  },
  release_step: {
    label: message('Steps of the release'),
    text: 'step! note',
    date: 'done_on!',
    moment: 'created_at!',
    set: { person_name: "importer's name" },
  },
  scenario: {
    label: message('Scenarios'),
    text: 'name! married_to married_as marriage_ends notes',
    integer: 'years',
    bigint: 'spouse_leaves_cents',
    decimal: 'growth_percent inflation_percent executor_rate_percent',
    boolean: 'is_shown!',
    date: 'rates_on',
    json: 'covers! sales! bequests! residue! trusts! nominations! donations! payments!',
    idsInJson: {
      assetID: 'asset',
      policyID: 'asset',
      toID: 'matter_party',
      partyID: 'matter_party',
      liabilityID: 'liability',
    },
  },
  flow_assumption: {
    label: message('Assumptions for dying later'),
    integer: 'years',
    bigint: 'premiums_cents',
    decimal: `growth_percent property_percent investments_percent money_percent belongings_percent policies_percent
      retirement_percent spouse_worth_percent inflation_percent spread_percent`,
    json: 'loans! currencies!',
    idsInJson: { liabilityID: 'liability' },
  },
  succession: {
    label: message('Succession'),
    text: 'override_reason',
    boolean: 'relatives_sought!',
  },
  training_session: {
    label: message('Training sessions'),
    text: 'programme! session_type! held_at place trainer notes',
    date: 'held_on! cancelled_on',
  },
  training_party: {
    label: message('People at training'),
    refers: { training_id: 'training_session!', party_id: 'matter_party!' },
  },
  trustee_resolution: {
    label: message('Resolutions of trustees'),
    refers: { meeting_id: 'meeting_advert!' },
    text: 'heading! words!',
    integer: 'number!',
  },
  trust_attribution: {
    label: message('Taxed in the hands of a donor'),
    refers: { donor_id: 'matter_party!', beneficiary_id: 'matter_party' },
    text: 'rule! income_type notes',
    bigint: 'amount_cents!',
    boolean: 'is_foreign!',
    date: 'end_on!',
  },
  trust_tax_year: {
    label: message('Facts of the tax year'),
    text: 'basis expense_rule! notes',
    bigint: `
      loss_brought_forward_cents capital_loss_brought_forward_cents allowances_cents not_deductible_cents
      other_exempt_cents gain_adjustment_cents exemption_used_cents last_assessed_income_cents estimate_first_cents
      estimate_second_cents paid_first_cents paid_second_cents paid_top_up_cents
    `,
    date: 'end_on! last_assessed_year_end_on',
  },
  trust_distribution: {
    label: message('Distributions'),
    refers: { beneficiary_id: 'matter_party!', resolution_id: 'trustee_resolution', asset_id: 'asset' },
    text: 'ground! nature! income_type voucher notes',
    bigint: 'amount_cents!',
    boolean: 'is_foreign!',
    date: 'vested_on!',
  },
  trust_year_done: {
    label: message('Yearly duties done earlier'),
    text: 'duty! note',
    integer: 'first_year! last_year!',
    date: 'done_on!',
  },
  voidable_disposition: {
    label: message('Voidable dispositions'),
    refers: { asset_id: 'asset' },
    text: 'description! recipient! ground! relation state! case_number notes',
    bigint: 'amount_cents! value_received_cents recovered_amount_cents',
    date: 'disposed_on! state_on',
  },
  auction_lot: {
    label: message('Lots of the auction'),
    refers: { asset_id: 'asset!' },
    text: 'description! vat_kind! buyer conditions',
    integer: 'lot_number!',
    bigint: 'reserve_price_cents hammer_price_cents',
    date: 'sold_on paid_on',
  },
  sale_consent: {
    label: message('Consents to sales'),
    refers: { asset_id: 'asset' },
    text: 'source! description! giver answer conditions',
    bigint: 'lowest_price_cents',
    date: 'asked_on answered_on',
  },
  open_contract: {
    label: message('Leases, employment and other contracts'),
    text: 'kind! description! counterparty! decision authority notes',
    bigint: 'monthly_amount_cents',
    date: 'demand_on decided_on',
  },
  trust_fee_terms: {
    label: message('Fees by the deed'),
    text: 'clause annual_basis',
    bigint: 'minimum_fee_cents hourly_rate_cents',
    decimal: 'take_on_percent annual_percent income_percent termination_percent escalation_percent',
    boolean: 'is_vat_added!',
    date: 'from_on!',
  },
  trust_fee: {
    label: message('Fees of the trust'),
    text: 'notes',
    integer: 'minutes',
    bigint: 'opening_value_cents closing_value_cents take_on_value_cents termination_value_cents',
    date: 'from_on! to_on!',
  },
  trustee: {
    label: message('Trustees'),
    refers: { party_id: 'matter_party!' },
    text: 'kind! status! nominee',
    date: `
      accepted_on authorised_on letter_signed_on beneficiaries_told_on master_received_on letters_amended_on
      ended_on checked_on
    `,
    texts: 'disqualifications! independence!',
  },
  trustee_attendance: {
    label: message('Attendance of trustees'),
    refers: { meeting_id: 'meeting_advert!', party_id: 'matter_party!' },
    text: 'came!',
  },
  trustee_vote: {
    label: message('Votes of trustees'),
    refers: { resolution_id: 'trustee_resolution!', party_id: 'matter_party!' },
    text: 'vote!',
  },
  will: {
    label: message('Wills'),
    text: 'place notes',
    integer: 'survivorship_days',
    bigint: `
      executor_fee_cents executor_capital_rate_n executor_capital_rate_d executor_income_rate_n
      executor_income_rate_d
    `,
    boolean: 'no_collation! keeps_former_spouse! forbids_take_over! exempts_from_security!',
    json: 'codicils!',
  },
  will_clause: {
    label: message('Clauses of wills'),
    refers: { will_id: 'will!', asset_id: 'asset', of_clause_id: 'will_clause' },
    text: 'kind! clause wording interest_right security',
    integer: 'position!',
    bigint: 'amount_cents accepted_yield_n accepted_yield_d late_rate_n late_rate_d',
    boolean: 'pre_legacy!',
    date: 'late_from',
  },
  will_taker: {
    label: message('Beneficiaries under wills'),
    refers: { clause_id: 'will_clause!', party_id: 'matter_party!', instead_of_id: 'will_taker' },
    text: 'part! joint_gift share_written',
    integer: 'term_years term_months position!',
    bigint: 'share_n share_d',
    boolean: 'no_representation!',
  },
});
