import { testCardStates } from './card-states.ts';
import { testFairStates } from './fair-states.ts';
import { testPages } from './pages.ts';
import { testScanner } from './scanner.ts';
import { testStates } from './states.ts';

testPages('phone');
testStates('ar');
testScanner();
testFairStates('phone');
testCardStates('phone');
