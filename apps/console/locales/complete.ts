import enOperators from './en/operators.json';
import enShell from './en/shell.json';
import type zhOperators from './zh-CN/operators.json';
import type zhShell from './zh-CN/shell.json';

// Other languages must satisfy the source's type: a missing key fails the type check.
enOperators satisfies typeof zhOperators;
enShell satisfies typeof zhShell;
