export type OptionFault = 'appKey' | 'onready' | 'isPostParams' | 'downloadable';

const messages: Readonly<Record<OptionFault, string>> = {
  appKey: 'download-kit: appKey must be a non-empty string. / appKey 必须是非空字符串。',
  onready: 'download-kit: onready must be a function. / onready 必须是函数。',
  isPostParams: 'download-kit: isPostParams must be a boolean. / isPostParams 必须是布尔值。',
  downloadable: 'download-kit: downloadable must be a boolean. / downloadable 必须是布尔值。',
};

/**
 * What is wrong with the options (specification section 5): appKey is a present string and onready a function; isPostParams
 * and downloadable are booleans where they are given. Anything may come in: pages without types call it too.
 */
export function optionFaults(options: Readonly<Record<string, unknown>>): OptionFault[] {
  const faults: OptionFault[] = [];
  if (typeof options['appKey'] !== 'string' || options['appKey'] === '') faults.push('appKey');
  if (typeof options['onready'] !== 'function') faults.push('onready');
  if (!isBooleanIfGiven(options['isPostParams'])) faults.push('isPostParams');
  if (!isBooleanIfGiven(options['downloadable'])) faults.push('downloadable');
  return faults;
}

/** An alert for each fault; the developer who embeds the kit sees it on the first load of the page. */
export function alertFaults(faults: readonly OptionFault[]): void {
  for (const fault of faults) globalThis.alert(messages[fault]);
}

function isBooleanIfGiven(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean';
}
