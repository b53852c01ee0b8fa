import { testPages } from './pages.ts';
import { testScanner } from './scanner.ts';
import { testStates } from './states.ts';

testPages('phone');
testStates('ar');
testScanner();
