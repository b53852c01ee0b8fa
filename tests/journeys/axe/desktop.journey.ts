import { testCardStates } from './card-states.ts';
import { testFairStates } from './fair-states.ts';
import { testPages } from './pages.ts';
import { testStates } from './states.ts';

testPages('desktop');
testStates('en');
testFairStates('desktop');
testCardStates('desktop');
