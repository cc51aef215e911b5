import enMembers from './en/members.json';
import enShell from './en/shell.json';
import type zhMembers from './zh-CN/members.json';
import type zhShell from './zh-CN/shell.json';

// Other languages must satisfy the source's type: a missing key fails the type check.
enShell satisfies typeof zhShell;
enMembers satisfies typeof zhMembers;
