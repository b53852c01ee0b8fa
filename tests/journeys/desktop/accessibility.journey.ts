import { testAccessibility } from '../axe.ts';

testAccessibility(['en', 'zh']);
