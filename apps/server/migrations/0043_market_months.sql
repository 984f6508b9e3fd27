CREATE TABLE "market_months" (
	"area" text NOT NULL,
	"style_code" text NOT NULL,
	"month" text NOT NULL,
	"cars" integer NOT NULL,
	"low" integer NOT NULL,
	"median" integer NOT NULL,
	"high" integer NOT NULL,
	CONSTRAINT "market_months_area_month_style_code_pk" PRIMARY KEY("area","month","style_code")
);
