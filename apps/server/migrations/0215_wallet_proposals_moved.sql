-- Corrections and repairs are decided where all else is that takes two people: what was proposed lies beside what the second person is shown.
update operators_approvals set
  payload = jsonb_build_object('adjustment', payload, 'after', jsonb_strip_nulls(jsonb_build_object(
    'memberId', payload -> 'memberId', 'part', payload -> 'part', 'reasonCode', payload -> 'reasonCode',
    'amount', to_jsonb((payload ->> 'amount') || ' ' || (payload ->> 'currency')))))
where kind = 'wallet.adjustment' and not payload ? 'adjustment';
update operators_approvals set
  payload = jsonb_build_object('repair', payload, 'after', jsonb_build_object('way', payload -> 'way'))
where kind = 'wallet.repair' and not payload ? 'repair';
