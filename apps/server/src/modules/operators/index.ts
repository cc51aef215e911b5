export { authenticateOperator } from './sessions/authenticate-operator.ts';
