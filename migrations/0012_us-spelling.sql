-- The code of a reason is spelled as in the rest of the product.
UPDATE "taken_down_icons" SET "reason" = 'license' WHERE "reason" = 'licence';
