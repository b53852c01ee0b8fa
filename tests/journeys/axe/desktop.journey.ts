import { testPages } from './pages.ts';
import { testStates } from './states.ts';

testPages('desktop');
testStates('en');
